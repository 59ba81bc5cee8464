import { createServer } from 'node:net';

/** The first of these TCP ports that is free on 127.0.0.1; 0 stands for any. Undefined when none is. */
export async function freePort(...wishes: number[]): Promise<number | undefined> {
  for (const wish of wishes) {
    const port = await tryPort(wish);
    if (port) return port;
  }
  return undefined;
}

function tryPort(wish: number): Promise<number | undefined> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port: wish, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
