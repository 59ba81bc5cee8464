import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where this process answers itself over HTTP, as `http://127.0.0.1:3000`; null until it listens. */
export type OwnAddress = { origin: string | null };

/** Notes the address once the server listens, on whatever port it found. */
export function noteOwnAddress(http: FastifyInstance, own: OwnAddress): void {
  http.addHook('onListen', async () => {
    own.origin = originOf(http.server.address() as AddressInfo);
  });
}

/** One that listens on every address is found on this machine. */
function originOf({ address, port }: AddressInfo): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address] ?? address;
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;
}
