import { ABUSE_TIMES, type AbuseSignalKind } from '#contract/abuse';
import { DAY_MS } from '#contract/durations';
import { signupTraitsOf } from '../../accounts/signup/signup-traits.ts';
import type { App } from '../../app.ts';
import { contactsAmong } from '../../chats/contacts-among.ts';
import { sentOpeners } from '../../chats/first-messages/sent-openers.ts';
import { suspectedAsPayerAt } from '../../credits/direct-debit/banned-payers.ts';
import { keyedHash } from '../../platform/secrets.ts';
import type { Tx } from '../../platform/transact.ts';
import { countedReporters, independentComplainants } from './independent-groups.ts';
import { deleteSignalsOf, insertSignals, type StoredSignal, selectComplainants } from './queries.ts';

export type WeighedMember = { accountId: string; profileId: string };

/**
 * Stores what speaks against an account now. Sources are ids and never texts.
 * @spec D5.13
 */
export async function gatherSignals(app: App, tx: Tx, member: WeighedMember): Promise<void> {
  const complaints = await complaintSignals(app, tx, member);
  await deleteSignalsOf(tx.db, member.accountId, ['blocked', 'reported']);
  await insertSignals(tx.db, member.accountId, [
    ...(await openerSignals(tx, member)),
    ...complaints,
    ...(await accountSignals(app, tx, member)),
  ]);
}

async function openerSignals(tx: Tx, { profileId }: WeighedMember): Promise<StoredSignal[]> {
  const sent = await sentOpeners(tx, profileId);
  return sent.flatMap(({ id, sentAt, isRepeated, hasLink, hasPaymentWord, imitatesName }) => {
    const found: [AbuseSignalKind, boolean][] = [
      ['repeated_opener', isRepeated],
      ['link', hasLink],
      ['payment_words', hasPaymentWord],
      ['similar_name', imitatesName],
    ];
    return found.filter(([, is]) => is).map(([kind]) => ({ kind, source: id, at: sentAt }));
  });
}

/** Complainants are stored as keyed hashes, which say nothing once the complainant has left. */
async function complaintSignals({ config }: App, tx: Tx, member: WeighedMember): Promise<StoredSignal[]> {
  const sourceOf = (profileId: string) =>
    keyedHash(config.secret, `complainant ${profileId}`).toString('hex').slice(0, 32);
  const since = new Date(tx.now.getTime() - ABUSE_TIMES.countedDays * DAY_MS);
  const complainants = await selectComplainants(tx.db, { ...member, since });
  const profiles = [...new Set(complainants.map(({ profileId }) => profileId))];
  const contacts = await contactsAmong(tx.db, profiles);
  const of = (wanted: 'blocked' | 'reported') => complainants.filter(({ kind }) => kind === wanted);
  return [
    ...independentComplainants(of('blocked'), contacts),
    ...countedReporters(of('reported'), contacts),
  ].map(({ profileId, kind, at }) => ({ kind, source: sourceOf(profileId), at }));
}

async function accountSignals(app: App, tx: Tx, { accountId }: WeighedMember): Promise<StoredSignal[]> {
  const traits = await signupTraitsOf(app, tx, accountId);
  if (!traits) return [];
  const { signedUpAt, isDisposable, isHosting, isMailboxBanned } = traits;
  const suspectedAt = await suspectedAsPayerAt(tx, accountId);
  const once = (kind: AbuseSignalKind, at: Date): StoredSignal => ({ kind, source: kind, at });
  return [
    ...(isDisposable ? [once('disposable_address', signedUpAt)] : []),
    ...(isHosting ? [once('hosting_network', signedUpAt)] : []),
    ...(isMailboxBanned ? [once('banned_mailbox', signedUpAt)] : []),
    ...(suspectedAt ? [once('banned_payment', suspectedAt)] : []),
  ];
}
