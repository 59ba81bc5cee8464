import type { Db } from '../../platform/db.ts';
import { type HistoryFilter, selectChanges, selectNewestChanges } from './queries.ts';

export type { HeldValue } from './queries.ts';

/**
 * Changes of one thing of a site, the newest first.
 * @spec D5.10
 */
export const readChanges = (db: Db, filter: HistoryFilter, limit: number) => selectChanges(db, filter, limit);

/**
 * The newest change of each campaign of a site, by its slug.
 * @spec D5.10
 */
export const readCampaignChanges = (db: Db, siteId: number) =>
  selectNewestChanges(db, siteId, 'campaign', '');
