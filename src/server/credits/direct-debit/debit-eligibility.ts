import type { DirectDebitIneligibility, DirectDebitRefusal } from '#contract/direct-debit-refusal';
import type { MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { countHit, hasHit } from '../../platform/http/rate-limit.ts';
import type { Tx } from '../../platform/transact.ts';
import { debitStateOfMember } from './queries.ts';

/** Right codes for accounts of which nothing is collected: more than one in so many days look like trying the accounts of others. */
const REFUSED_ACCOUNTS = { count: 2, days: 30 } as const;
const WINDOW_SECONDS = REFUSED_ACCOUNTS.days * 86_400;
const blockKey = (accountId: string) => `direct debit shut ${accountId}`;

/** Why a member cannot pay by direct debit now, whatever he orders, by what he did himself; null where he can. */
export async function debitIneligibility(
  db: Db,
  { accountId, member }: MemberCaller,
  now: Date,
): Promise<DirectDebitIneligibility | null> {
  if (member.status === 'not_confirmed') return 'unconfirmed';
  const { isOpen, isBlocked } = await debitStateOfMember(db, accountId, now);
  if (isBlocked || (await hasHit(db, blockKey(accountId), now))) return 'direct_debit_refused';
  return isOpen ? 'direct_debit_open' : null;
}

/** Why he cannot pay an order of so much, in cents, by direct debit now; null where he can. */
export async function debitRefusalReason(
  db: Db,
  caller: MemberCaller,
  total: number,
  now: Date,
): Promise<DirectDebitRefusal | null> {
  const ineligibility = await debitIneligibility(db, caller, now);
  if (ineligibility) return ineligibility;
  return total > caller.site.settings.direct_debit_limit ? 'direct_debit_limit' : null;
}

/** Counts an account that was refused after a right code; the second within 30 days shuts direct debit to its member for 30 days. */
export async function countRefusedAccount({ db, now }: Tx, accountId: string): Promise<void> {
  const { hits } = await countHit(db, `direct debit accounts refused ${accountId}`, WINDOW_SECONDS, now);
  if (hits >= REFUSED_ACCOUNTS.count) await countHit(db, blockKey(accountId), WINDOW_SECONDS, now);
}
