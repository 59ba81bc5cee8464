import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A line to a database that a test cuts and mends: cut, everybody is thrown out and nobody gets in. */
export type Line = { url: string; cut(): Promise<void>; mend(): Promise<void> };

/** Lays a line of its own to the database at `url`; mended before the server under test says goodbye. */
export async function layLine(url: string): Promise<Line> {
  const { hostname, port: databasePort } = new URL(url);
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server | null = null;
  const mend = async () => {
    if (server) return;
    const fresh = createServer(near => join(near, connect(Number(databasePort), hostname), sockets));
    await new Promise<void>(resolve => fresh.listen(port, '127.0.0.1', resolve));
    port = (fresh.address() as AddressInfo).port;
    server = fresh;
  };
  const cut = async () => {
    const closing = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    await new Promise<void>(resolve => (closing ? closing.close(() => resolve()) : resolve()));
  };
  await mend();
  afterAll(cut);
  const laid = new URL(url);
  laid.hostname = '127.0.0.1';
  laid.port = String(port);
  return { url: laid.href, cut, mend };
}

function join(near: Socket, far: Socket, sockets: Set<Socket>): void {
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(one);
    one.on('error', () => undefined);
    one.on('close', () => {
      sockets.delete(one);
      other.destroy();
    });
    one.pipe(other);
  }
}
