import type { AppJob } from '../app.ts';
import { purgeTakenBackLikes } from './toggled-likes.ts';

/** @spec 4.7 */
export const likeJobs: AppJob[] = [
  { name: 'purge-likes-taken-back', cron: '27 * * * *', run: app => purgeTakenBackLikes(app) },
];
