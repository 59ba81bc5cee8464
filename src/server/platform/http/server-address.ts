import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** URL of this process on this machine, as `http://127.0.0.1:3000`; null until it listens. */
export type ServerAddress = { origin: string | null };

/** Records the address when the server starts to listen. */
export function recordServerAddress(http: FastifyInstance, serverAddress: ServerAddress): void {
  http.addHook('onListen', async () => {
    serverAddress.origin = originOf(http.server.address() as AddressInfo);
  });
}

/** A server that listens on all addresses is reachable on localhost. */
function originOf({ address, port }: AddressInfo): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address] ?? address;
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;
}
