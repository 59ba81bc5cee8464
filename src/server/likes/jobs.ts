import type { AppJob } from '../app.ts';
import { forgetTakenBack } from './taken-back.ts';

export const likeJobs: AppJob[] = [
  { name: 'forget-likes-taken-back', cron: '27 * * * *', run: app => forgetTakenBack(app) },
];
