import type { DirectDebitIneligibility, DirectDebitRefusal } from '#contract/direct-debit-refusal';
import { DAY_SECONDS } from '#contract/durations';
import type { MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { countHit, hasHit } from '../../platform/http/rate-limit.ts';
import type { Tx } from '../../platform/transact.ts';
import { debitStateOfMember } from './queries.ts';

/** The limit blocks members who probe bank accounts of other people. */
const REFUSED_ACCOUNTS = { count: 2, days: 30 } as const;
const WINDOW_SECONDS = REFUSED_ACCOUNTS.days * DAY_SECONDS;
const blockKey = (accountId: string) => `direct debit shut ${accountId}`;

/**
 * Returns why the member cannot pay any amount by direct debit, or null.
 * @spec 5.8
 */
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

/**
 * Returns why direct debit cannot pay an order of `total` cents, or null.
 * @spec 5.8 D2.16
 */
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

export async function countRefusedAccount({ db, now }: Tx, accountId: string): Promise<void> {
  const { hits } = await countHit(db, `direct debit accounts refused ${accountId}`, WINDOW_SECONDS, now);
  if (hits >= REFUSED_ACCOUNTS.count) await countHit(db, blockKey(accountId), WINDOW_SECONDS, now);
}
