import type { App } from '../../app.ts';
import { deleteSwipesBefore } from './queries.ts';
import { rememberedSince } from './quota.ts';

/** Removes the swipes that keep no card away any longer. */
export const forgetOldSwipes = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteSwipesBefore(db, rememberedSince(clock.now()));
