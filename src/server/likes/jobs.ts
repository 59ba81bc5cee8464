import type { App, AppJob } from '../app.ts';
import { stoppingInTime } from '../notifications/runs/continue-run.ts';
import { sendLikeDigests, sendLikeEmailsAtOnce } from './notifications/send-like-emails.ts';
import { deleteSwipesBefore } from './swipes/queries.ts';
import { swipesCountSince } from './swipes/quota.ts';
import { purgeTakenBackLikes } from './toggled-likes.ts';

/** @spec 4.7 */
export const likeJobs: AppJob[] = [
  { name: 'purge-likes-taken-back', cron: '27 * * * *', run: app => purgeTakenBackLikes(app) },
];

/** @spec D2.48 */
export const likeEmailJobs: AppJob[] = [
  {
    name: 'send-like-emails-at-once',
    cron: '* * * * *',
    run: (app, _data, isStopping) =>
      sendLikeEmailsAtOnce(app, { isStopping: stoppingInTime(app, isStopping) }),
  },
  {
    name: 'send-like-digests',
    cron: '*/10 * * * *',
    run: (app, _data, isStopping) => sendLikeDigests(app, { isStopping: stoppingInTime(app, isStopping) }),
  },
];

/** @spec D2.24 */
export const swipeJobs: AppJob[] = [
  { name: 'purge-swipes', cron: '29 4 * * *', run: app => purgeOldSwipes(app) },
];

/**
 * Deletes swipes so old that the swiped member may appear as a card again.
 * @spec D2.24
 */
export const purgeOldSwipes = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteSwipesBefore(db, swipesCountSince(clock.now()));
