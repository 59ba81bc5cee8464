import type { AppJob } from '../app.ts';
import { forgetEmptyCells } from './cells/forget-empty-cells.ts';
import { forgetOldPresence } from './forget-presence.ts';
import { placeHidden } from './presence.ts';
import { forgetOldVisits } from './visits/forget-visits.ts';

export const profileJobs: AppJob[] = [
  { name: 'place-hidden', cron: '3 0 * * 1', run: app => placeHidden(app) },
  { name: 'forget-old-presence', cron: '23 4 * * *', run: app => forgetOldPresence(app) },
  { name: 'forget-visits', cron: '17 * * * *', run: app => forgetOldVisits(app) },
  { name: 'forget-empty-cells', cron: '41 3 * * *', run: app => forgetEmptyCells(app) },
];
