import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPushService, type PushService, type ReceivedPush } from '../sandbox/push-service.ts';

/** Answers of a service in trouble, to all browsers or to one. `delayMs` comes before any answer. */
export type Trouble = {
  subscription?: string;
  status?: number;
  headers?: Record<string, string>;
  delayMs?: number;
};

export type RunningPushService = PushService & {
  origin: string;
  /** Requests, whatever was answered. */
  requests(): number;
  /** Null ends the trouble. */
  setTrouble(trouble: Trouble | null): void;
  /** Ends all connections and refuses new ones until `resume`. */
  refuse(): Promise<void>;
  resume(): Promise<void>;
  onReceived(listener: (push: ReceivedPush) => void): void;
  close(): Promise<void>;
};

/** `publicKey` is asked at each message, because tests start the service before the server. */
export async function startPushService(publicKey: () => string, port = 0): Promise<RunningPushService> {
  let trouble: Trouble | null = null;
  let requests = 0;
  let listener = (_push: ReceivedPush): void => {};
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests += 1;
    const body = Buffer.concat(await readAll(request));
    const id = request.url?.split('/').at(-1) ?? '';
    const current = (trouble?.subscription ?? id) === id ? trouble : null;
    if (current?.delayMs) await new Promise(resolve => setTimeout(resolve, current.delayMs).unref());
    if (current?.status) return response.writeHead(current.status, current.headers ?? {}).end();
    const { status, headers } = service.receive({ id, headers: request.headers, body });
    const last = service.received.at(-1);
    if (status === 201 && last) listener(last);
    return response.writeHead(status, headers).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  await listen(port);
  const address = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${address.port}`;
  const service = createPushService({ publicKey, origin: () => origin });
  return {
    ...service,
    origin,
    requests: () => requests,
    setTrouble(next) {
      trouble = next;
    },
    onReceived(next) {
      listener = next;
    },
    refuse: close,
    resume: () => listen(address.port),
    close,
  };
}

async function readAll(request: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks;
}
