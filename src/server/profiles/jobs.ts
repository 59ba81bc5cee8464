import type { AppJob } from '../app.ts';
import { forgetQuietLogins } from './forget-presence.ts';
import { placeHidden } from './presence.ts';
import { forgetOldVisits } from './visits/forget-visits.ts';

export const profileJobs: AppJob[] = [
  { name: 'place-hidden', cron: '3 0 * * 1', run: app => placeHidden(app) },
  { name: 'forget-quiet-logins', cron: '23 * * * *', run: app => forgetQuietLogins(app) },
  { name: 'forget-visits', cron: '17 * * * *', run: app => forgetOldVisits(app) },
];
