import type { App } from '../../app.ts';
import { selectActiveSessions } from '../queries.ts';

/** @spec D2.21 */
export async function activeSessions(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  hashes: string[],
): Promise<Set<string>> {
  const secretHashes = hashes.map(hash => Buffer.from(hash, 'hex'));
  const active = await selectActiveSessions(db, secretHashes, clock.now());
  return new Set(active.map(hash => hash.toString('hex')));
}
