import { freePort } from '../../src/server/platform/free-port.ts';

/** For a server that cannot report its port. */
export async function anyPort(): Promise<number> {
  const port = await freePort(0);
  if (port === undefined) throw new Error('no port is free');
  return port;
}
