import type { App } from '../../app.ts';
import { countedSince } from './limit.ts';
import { deleteFirstMessagesBefore } from './queries.ts';

/** Forgets the first messages that no limit counts any more. */
export const forgetFirstMessages = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteFirstMessagesBefore(db, countedSince(clock.now()));
