import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

export type GuardedClient = {
  post(url: URL, headers: Record<string, string>, body: Buffer): Promise<GuardedResponse>;
  close(): void;
};
type GuardedResponse = { status: number; retryAfter: string | null };

type GuardedClientOptions = { lookup: LookupFunction; timeoutMs: number };

const MAX_ANSWER_BYTES = 4_096;

/**
 * Follows no redirects, and reads only the beginning of an answer. Plain HTTP is for the sandbox and tests. The caller
 * bounds the posts in flight: a limit of the agent would let the timeout pass before a post has a socket.
 */
export function createGuardedClient({ lookup, timeoutMs }: GuardedClientOptions): GuardedClient {
  const pool = { keepAlive: true, maxFreeSockets: 16 };
  const agents = { http: new http.Agent(pool), https: new https.Agent(pool) };
  return {
    post(url, headers, body) {
      const signal = AbortSignal.timeout(timeoutMs);
      const attempt: () => Promise<GuardedResponse> = () =>
        new Promise((resolve, reject) => {
          let isAnswered = false;
          const isPlain = url.protocol === 'http:';
          const options = {
            ...{ method: 'POST', headers, signal, maxHeaderSize: 2 * MAX_ANSWER_BYTES },
            ...(isPlain ? { agent: agents.http } : { agent: agents.https, lookup }),
          };
          const request = (isPlain ? http : https).request(url, options, response => {
            isAnswered = true;
            let size = 0;
            const answer = {
              status: response.statusCode ?? 0,
              retryAfter: response.headers['retry-after'] ?? null,
            };
            response.on('data', (chunk: Buffer) => {
              size += chunk.length;
              if (size <= MAX_ANSWER_BYTES) return;
              resolve(answer);
              request.destroy();
            });
            response.on('end', () => resolve(answer));
            response.on('error', reject);
          });
          request.on('error', error => {
            // The service closed an idle connection at the same moment. This says nothing of the message.
            const isStale =
              request.reusedSocket && !isAnswered && 'code' in error && error.code === 'ECONNRESET';
            if (isStale) resolve(attempt());
            else reject(error);
          });
          request.end(body);
        });
      return attempt();
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}
