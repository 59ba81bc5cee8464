import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll } from 'vitest';

type BreakableConnection = { url: string; disconnect(): Promise<void>; restore(): Promise<void> };

/** Restore the connection before the server under test closes. */
export async function createBreakableConnection(url: string): Promise<BreakableConnection> {
  const { hostname, port: databasePort } = new URL(url);
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server | null = null;
  const restore = async () => {
    if (server) return;
    const fresh = createServer(near =>
      connectSockets(near, connect(Number(databasePort), hostname), sockets),
    );
    await new Promise<void>(resolve => fresh.listen(port, '127.0.0.1', resolve));
    port = (fresh.address() as AddressInfo).port;
    server = fresh;
  };
  const disconnect = async () => {
    const closing = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    await new Promise<void>(resolve => (closing ? closing.close(() => resolve()) : resolve()));
  };
  await restore();
  afterAll(disconnect);
  const proxyUrl = new URL(url);
  proxyUrl.hostname = '127.0.0.1';
  proxyUrl.port = String(port);
  return { url: proxyUrl.href, disconnect, restore };
}

function connectSockets(near: Socket, far: Socket, sockets: Set<Socket>): void {
  for (const [source, target] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(source);
    source.on('error', () => undefined);
    source.on('close', () => {
      sockets.delete(source);
      target.destroy();
    });
    source.pipe(target);
  }
}
