import { freePort } from '../../src/server/platform/free-port.ts';

export async function anyPort(): Promise<number> {
  const port = await freePort(0);
  if (port === undefined) throw new Error('no port is free');
  return port;
}
