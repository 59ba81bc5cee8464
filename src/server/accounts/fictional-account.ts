import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '#contract/languages';
import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { beginDeletion } from './deletion/queries.ts';
import { insertAccount } from './queries.ts';

/**
 * An account that nobody can log in to: without a password, at an address that no mail server has.
 * @spec 1.4 D5.10
 */
export async function createFictionalAccount(
  { db, now }: Tx,
  { siteId, language }: { siteId: number; language: LanguageCode },
): Promise<string> {
  const accountId = await insertAccount(db, {
    site_id: siteId,
    email: `${randomUUID()}@fictional.invalid`,
    language,
    status: 'active',
    signed_up_at: now,
    confirmed_at: now,
  });
  if (!accountId) throw new Error('a random address is taken');
  return accountId;
}

/**
 * Hides the account at once, and erases it when the time of deleted accounts is over.
 * @returns false if it is hidden already
 * @spec 1.4 4.3
 */
export async function retireFictionalAccount(
  app: Pick<App, 'hooks'>,
  tx: Tx,
  accountId: string,
): Promise<boolean> {
  const begun = await beginDeletion(tx.db, accountId, tx.now);
  if (begun) await app.hooks.onMemberLeft.run(tx, { profileId: begun.profileId });
  return Boolean(begun);
}
