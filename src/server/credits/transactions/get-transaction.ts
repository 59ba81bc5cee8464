import type { Output } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { getTransaction as call } from '#contract/transactions';
import type { App, MemberCaller } from '../../app.ts';
import { selectOwnPayment } from '../payments/queries.ts';
import { presentEntry } from './get-transactions.ts';
import { selectEntry } from './queries.ts';

/** A movement of the caller's own credits, or that an id is a payment's (section 2). @throws not_found, for another's as for none */
export async function getTransaction(
  { db }: App,
  { accountId }: MemberCaller,
  id: string,
): Promise<Output<typeof call>> {
  const entry = await selectEntry(db, accountId, id);
  if (entry) return { movement: { ...presentEntry(entry), payment: entry.payment } };
  if (!(await selectOwnPayment(db, accountId, id))) throw new ApiError('not_found');
  return { movement: null };
}
