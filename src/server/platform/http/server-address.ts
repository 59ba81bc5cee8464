import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The origin is null until this process listens. */
export type ServerAddress = { origin: string | null };

export function recordServerAddress(http: FastifyInstance, serverAddress: ServerAddress): void {
  http.addHook('onListen', async () => {
    serverAddress.origin = originOf(http.server.address() as AddressInfo);
  });
}

/** Replaces 0.0.0.0 and ::, which stand for all addresses of the machine, by localhost. */
function originOf({ address, port }: AddressInfo): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address] ?? address;
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;
}
