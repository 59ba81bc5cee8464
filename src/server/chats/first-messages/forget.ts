import type { App } from '../../app.ts';
import { deleteFirstMessagesBefore } from './queries.ts';

const DAY_MS = 24 * 3_600_000;

/** Forgets the first messages that no limit counts any more. */
export const forgetFirstMessages = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteFirstMessagesBefore(db, new Date(clock.now().getTime() - DAY_MS));
