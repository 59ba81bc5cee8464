import type { Currency } from '#contract/countries';
import type { DecisionOutcome, HouseRule } from '#contract/house-rules';
import type { PhotoRule } from '#contract/photos';
import { banAccount, endBan, lockBans } from '../../accounts/bans/ban-account.ts';
import type { App } from '../../app.ts';
import { refundUnusedCredits } from '../../credits/withdrawals/remainders-of.ts';
import { rejectPhotos, restorePhotos } from '../../photos/reject-photos.ts';
import type { Tx } from '../../platform/transact.ts';
import { removeAboutMe, restoreAboutMe } from '../../profiles/remove-about-me.ts';
import { selectRunningBans } from './queries.ts';

/** What a decision does to the member. `photos` are ids; `banUntil` is null except for a temporary ban. */
export type Measure = {
  outcome: DecisionOutcome;
  rule: HouseRule | null;
  aboutMe: boolean;
  photos: readonly string[];
  banUntil: Date | null;
};

export type Removed = { aboutMe: string | null; photos: string[] };

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
  return {
    aboutMe: measure.aboutMe ? await removeAboutMe(tx, profileId) : null,
    photos: await rejectPhotos(tx, profileId, { ids: measure.photos, rule }),
  };
}

/**
 * Brings the ban in line with the decisions that stand: the longest one counts. After a permanent ban, unused credits
 * are refunded.
 * @returns the refunded amounts in minor units by currency
 * @spec D5.5 D2.35
 */
export async function applyBan(
  app: App,
  tx: Tx,
  accountId: string,
  outcome: DecisionOutcome,
): Promise<Map<Currency, number>> {
  await alignBan(app, tx, accountId);
  return outcome === 'permanent_ban' ? refundUnusedCredits(tx, accountId) : new Map();
}

async function alignBan(app: App, tx: Tx, accountId: string): Promise<void> {
  // Otherwise a decision about another report of this member could commit in between.
  await lockBans(tx, accountId);
  const bans = await selectRunningBans(tx.db, accountId, tx.now);
  if (bans.length === 0) return endBan(app, tx, accountId);
  const ends = bans.map(until => until?.getTime() ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  await banAccount(app, tx, accountId, { until: Number.isFinite(last) ? new Date(last) : null });
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
  if (removed.aboutMe !== null) await restoreAboutMe(tx, profileId, removed.aboutMe);
  if (removed.photos.length > 0) await restorePhotos(tx, profileId, removed.photos);
  await alignBan(app, tx, accountId);
}
