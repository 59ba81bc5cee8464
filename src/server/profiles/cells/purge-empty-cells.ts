import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { deleteEmptyCells } from './queries.ts';

/**
 * Deletes the cells without members, because searches by distance would read these cells.
 * @spec D1.5 D2.39
 */
export const purgeEmptyCells = (app: App): Promise<void> => transact(app, tx => deleteEmptyCells(tx.db));
