import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { deleteEmptyCells } from './queries.ts';

/**
 * Removes cells in which no member lives any more, so that searches by distance do not walk over them.
 * @spec D1.5 D2.39
 */
export const purgeEmptyCells = (app: App): Promise<void> => transact(app, tx => deleteEmptyCells(tx.db));
