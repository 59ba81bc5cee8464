import type { AppJob } from '../app.ts';
import { purgeEmptyCells } from './cells/occupied-cells.ts';
import { purgeOldPresence, resetHiddenRanks } from './presence.ts';
import { purgeOldVisits } from './visits/visitors-of.ts';

/** @spec D4.8 D5.6 */
export const profileJobs: AppJob[] = [
  { name: 'reset-hidden-ranks', cron: '3 0 * * 1', run: app => resetHiddenRanks(app) },
  { name: 'purge-old-presence', cron: '23 4 * * *', run: app => purgeOldPresence(app) },
  { name: 'purge-visits', cron: '17 * * * *', run: app => purgeOldVisits(app) },
  { name: 'purge-empty-cells', cron: '41 3 * * *', run: app => purgeEmptyCells(app) },
];
