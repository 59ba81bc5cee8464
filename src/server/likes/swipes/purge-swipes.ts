import type { App } from '../../app.ts';
import { deleteSwipesBefore } from './queries.ts';
import { swipesCountSince } from './repeat-cards.ts';

/**
 * Deletes swipes so old that the swiped member may appear as a card again.
 * @spec D2.24
 */
export const purgeOldSwipes = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteSwipesBefore(db, swipesCountSince(clock.now()));
