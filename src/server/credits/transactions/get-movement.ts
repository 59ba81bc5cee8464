import { ApiError } from '#contract/errors';
import type { Movement } from '#contract/transactions';
import type { App, MemberCaller } from '../../app.ts';
import { presentEntry } from './get-transactions.ts';
import { selectEntry } from './queries.ts';

/** One movement of the caller's own credits (section 2). @throws not_found, for another's as for none */
export async function getMovement({ db }: App, { accountId }: MemberCaller, id: string): Promise<Movement> {
  const entry = await selectEntry(db, accountId, id);
  if (!entry) throw new ApiError('not_found');
  return { ...presentEntry(entry), payment: entry.payment };
}
