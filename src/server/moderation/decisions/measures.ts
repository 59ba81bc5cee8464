import type { Currency } from '#contract/countries';
import type { HouseRule, ReportOutcome } from '#contract/house-rules';
import type { PhotoRule } from '#contract/photos';
import { banAccount, endBan, lockBans } from '../../accounts/bans/ban-account.ts';
import type { App } from '../../app.ts';
import { hideMessage, restoreMessage } from '../../chats/deletion/hide-message.ts';
import { banPaymentAccounts, unbanPaymentAccounts } from '../../credits/direct-debit/banned-payers.ts';
import { refundUnusedCredits } from '../../credits/withdrawals/remainders-of.ts';
import { rejectPhotos, restorePhotos } from '../../photos/reject-photos.ts';
import type { Tx } from '../../platform/transact.ts';
import { removeAboutMe, restoreAboutMe } from '../../profiles/remove-about-me.ts';
import { selectRunningBans } from './queries.ts';

/** What a decision does to the member. `photos` and `messages` are ids; `banUntil` is null except for a temporary ban. */
export type Measure = {
  outcome: ReportOutcome;
  rule: HouseRule | null;
  aboutMe: boolean;
  photos: readonly string[];
  messages: readonly string[];
  banUntil: Date | null;
};

export type Removed = { aboutMe: string | null; photos: string[]; messages: string[] };

export const nothingRemoved: Removed = { aboutMe: null, photos: [], messages: [] };

/** What a stored decision removed. */
export const removedBy = (row: {
  removed_about_me: string | null;
  removed_photos: string[];
  removed_messages: string[];
}): Removed => ({
  aboutMe: row.removed_about_me,
  photos: row.removed_photos,
  messages: row.removed_messages,
});

type DecidedMember = { accountId: string; profileId: string };

const photoRules: readonly (PhotoRule | HouseRule)[] = [
  'minors',
  'without_consent',
  'threats',
  'advertising',
  'impersonation',
] satisfies PhotoRule[];

const photoRuleOf = (rule: HouseRule | null): PhotoRule | null =>
  rule !== null && photoRules.includes(rule) ? (rule as PhotoRule) : null;

/**
 * Removes the content that a decision names.
 * @returns what was removed, to restore it after an appeal
 * @spec D5.5
 */
export async function removeContent(
  tx: Tx,
  { profileId }: DecidedMember,
  measure: Measure,
): Promise<Removed> {
  const rule = photoRuleOf(measure.rule);
  const messages: string[] = [];
  for (const id of measure.messages) if (await hideMessage(tx, id)) messages.push(id);
  return {
    aboutMe: measure.aboutMe ? await removeAboutMe(tx, profileId) : null,
    photos: await rejectPhotos(tx, profileId, { ids: measure.photos, rule }),
    messages,
  };
}

/**
 * Refunds the unused credits of a member who is banned for good.
 * @returns the refunded amounts in minor units by currency
 * @spec D5.5 D2.35
 */
export const refundAfter = async (
  tx: Tx,
  accountId: string,
  outcome: ReportOutcome,
): Promise<Map<Currency, number>> =>
  outcome === 'permanent_ban' ? refundUnusedCredits(tx, accountId) : new Map();

/**
 * Brings the ban in line with the decisions that stand: the longest one counts.
 * @spec D5.5
 */
export async function alignBan(app: App, tx: Tx, accountId: string): Promise<void> {
  // Otherwise a decision about another report of this member could commit in between.
  await lockBans(tx, accountId);
  const bans = await selectRunningBans(tx.db, accountId, tx.now);
  if (bans.length === 0) {
    await unbanPaymentAccounts(tx, accountId);
    return endBan(app, tx, accountId);
  }
  const ends = bans.map(until => until?.getTime() ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  const until = Number.isFinite(last) ? new Date(last) : null;
  await banAccount(app, tx, accountId, { until });
  await banPaymentAccounts(tx, accountId, until);
}

/**
 * Undoes a decision that was overturned: restores content, and ends the ban unless another decision keeps it.
 * @spec D5.5
 */
export async function undoMeasure(
  app: App,
  tx: Tx,
  { accountId, profileId }: DecidedMember,
  removed: Removed,
): Promise<void> {
  await restoreContent(tx, profileId, removed);
  await alignBan(app, tx, accountId);
}

/**
 * Shows again what a decision had removed, as far as the member still has it.
 * @spec D5.5
 */
export async function restoreContent(tx: Tx, profileId: string, removed: Removed): Promise<void> {
  if (removed.aboutMe !== null) await restoreAboutMe(tx, profileId, removed.aboutMe);
  if (removed.photos.length > 0) await restorePhotos(tx, profileId, removed.photos);
  for (const id of removed.messages) await restoreMessage(tx, id);
}
