import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { skipVisitsToEmail } from '../../profiles/visits/visits-to-email.ts';
import {
  type LikeEmailCandidate,
  selectAtOnceBatch,
  selectCandidates,
  selectDigestBatch,
  skipLikes,
} from './queries.ts';
import { queueLikeEmail } from './queue-like-email.ts';
import { emailedLikesSince, gatheredUntil, whatIsDue } from './when-due.ts';

const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Queues the emails of members who want them at once. Likes of members who cannot get one now wait for a later run.
 * @spec D2.48
 */
export async function sendLikeEmailsAtOnce(app: App, isStopping = () => false): Promise<void> {
  for (let after = BEFORE_ALL; !isStopping(); ) {
    const until = gatheredUntil(app.clock.now());
    const batch = await selectAtOnceBatch(app.db, { after, limit: BATCH, until });
    await sendBatch(
      app,
      batch.map(({ id }) => id),
      isStopping,
    );
    if (batch.length < BATCH) return;
    after = batch.at(-1)?.accountId ?? after;
  }
}

/**
 * Queues daily and weekly emails that are due in the member's time zone, and emails about visits. Members who are
 * online, have quiet hours or got enough emails get theirs in a later run.
 * @spec D2.48
 */
export async function sendLikeDigests(app: App, isStopping = () => false): Promise<void> {
  for (let after = BEFORE_ALL; !isStopping(); ) {
    const ids = await selectDigestBatch(app.db, { after, limit: BATCH });
    await sendBatch(app, ids, isStopping);
    if (ids.length < BATCH) return;
    after = ids.at(-1) ?? after;
  }
}

async function sendBatch(app: App, profileIds: string[], isStopping: () => boolean): Promise<void> {
  if (profileIds.length === 0) return;
  const likesSince = emailedLikesSince(app.clock.now());
  const candidates = await selectCandidates(app.db, profileIds, { likesSince });
  await skipWhatNoEmailMentions(app, candidates);
  for (const candidate of candidates) {
    if (isStopping()) return;
    const site = app.sites.byId(candidate.siteId);
    if (!site || !candidate.reachable) continue;
    const due = whatIsDue(candidate, candidate.timeZone ?? site.timeZone, app.clock.now());
    if (due.likes || due.visits) await queueLikeEmail(app, site, candidate, due);
  }
}

/** So the next runs need not read it again. */
const skipWhatNoEmailMentions = (app: App, candidates: LikeEmailCandidate[]): Promise<void> =>
  transact(app, async tx => {
    const idsOf = (reachable: boolean) =>
      candidates.filter(candidate => candidate.reachable === reachable).map(({ profileId }) => profileId);
    const [all, others] = [idsOf(false), idsOf(true)];
    await skipLikes(tx.db, { all, others, before: emailedLikesSince(tx.now), at: tx.now });
    if (all.length > 0) await skipVisitsToEmail(tx, all);
  });
