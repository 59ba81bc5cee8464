import { freePort } from '../../src/server/platform/free-port.ts';

/** A port for a server that cannot report which one it took. */
export async function anyPort(): Promise<number> {
  const port = await freePort(0);
  if (port === undefined) throw new Error('no port is free');
  return port;
}
