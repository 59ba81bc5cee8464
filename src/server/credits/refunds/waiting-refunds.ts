import type { Db } from '../../platform/db.ts';
import { selectWaitingRefunds } from './queries.ts';

/** Money that waits to be sent back, the longest waiting first, for whoever sends by hand what no provider does. */
export const waitingRefunds = (db: Db) => selectWaitingRefunds(db);
