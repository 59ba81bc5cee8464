import { LIKES } from '#contract/constants';
import type { App } from '../app.ts';
import { deleteKeptBefore } from './queries.ts';

const HOUR_MS = 3_600_000;

/** Likes taken back after this moment are still kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - LIKES.rememberedHours * HOUR_MS);

/** Forgets the likes that were taken back longer ago than a day. */
export const forgetTakenBack = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteKeptBefore(db, keptSince(clock.now()));
