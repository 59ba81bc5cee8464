import { createServer } from 'node:net';
import { StartError } from '../../src/server/platform/start-error.ts';

/**
 * Checks the port, also on ::1, because a browser may try ::1 first for `localhost`.
 * @throws StartError if the port cannot be used
 */
export async function assertPortFree(port: number, host: string): Promise<void> {
  if (port === 0) return;
  for (const address of new Set([host, ...(host === '127.0.0.1' ? ['::1'] : [])])) {
    const code = await tryPort(port, address);
    if (code === 'EADDRINUSE') throw portTakenError(port);
    if (code === 'EACCES') {
      throw new StartError(
        `Port ${port} is reserved for administrators: choose one above 1023, as in PORT=3000 npm start.`,
      );
    }
    if (code && address === host)
      throw new StartError(`HOST ${host} is not an address of this machine (${code}).`);
  }
}

export const portTakenError = (port: number): StartError =>
  new StartError(
    `Port ${port} is taken by another program, perhaps by another Lavender: end that one or choose another port, ` +
      `as in PORT=${port < 65_535 ? port + 1 : 3000} npm start.`,
  );

function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
