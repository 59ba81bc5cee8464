import { createServer } from 'node:net';

/** Resolves to the first free candidate, or undefined; 0 stands for any free port. */
export async function freePort(...candidates: number[]): Promise<number | undefined> {
  for (const candidate of candidates) {
    const port = await tryPort(candidate);
    if (port) return port;
  }
  return undefined;
}

function tryPort(candidate: number): Promise<number | undefined> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port: candidate, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
