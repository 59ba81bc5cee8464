import type { App } from '../../app.ts';
import { firstMessagesCutoff } from './first-message-limit.ts';
import { deleteFirstMessagesBefore } from './queries.ts';

/** @spec D2.42 */
export const purgeFirstMessages = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteFirstMessagesBefore(db, firstMessagesCutoff(clock.now()));
