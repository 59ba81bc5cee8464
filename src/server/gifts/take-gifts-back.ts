import type { Tx } from '../platform/transact.ts';
import { deleteReceived } from './queries.ts';

/** Messages whose credits came back, or that their sender took back: what was given with them counts no more (docs/decisions/0139). */
export async function takeGiftsBack({ db }: Tx, { references }: { references: string[] }): Promise<void> {
  if (references.length > 0) await deleteReceived(db, references);
}
