import { DAY_SECONDS } from '#contract/durations';
import { recipientWithAddress } from '../accounts/find-account.ts';
import { mailboxHash } from '../accounts/mailbox.ts';
import type { App, Caller } from '../app.ts';
import { countHit } from '../platform/http/rate-limit.ts';
import type { Tx } from '../platform/transact.ts';

/** Limits confirmations per mailbox in all its spellings, because a sender may enter somebody else's address. */
const CONFIRMATION_LIMIT = { hits: 3, seconds: DAY_SECONDS } as const;

/**
 * The recipient of the confirmation of a complaint or notice. The member who has the address may be in discreet mode, also if
 * the sender has no session. Counts the email.
 * @returns null if the mailbox had all confirmations of this kind that it gets within a day
 * @spec 2.9 D2.27 D2.31 D5.2
 */
export async function confirmationRecipient(
  app: App,
  { db, now }: Tx,
  { site, accountId, language, geoCountry, member }: Caller,
  { kind, email }: { kind: 'complaint' | 'notice'; email: string },
) {
  const mailbox = mailboxHash(app, site.id, email).toString('base64url');
  const key = `${site.key} ${kind} received ${mailbox}`;
  const { hits } = await countHit(db, key, CONFIRMATION_LIMIT.seconds, now);
  if (hits > CONFIRMATION_LIMIT.hits) return null;
  const discreet = (await recipientWithAddress(db, site.id, email))?.discreet ?? false;
  return { accountId, email, language, country: member?.country ?? geoCountry, discreet };
}
