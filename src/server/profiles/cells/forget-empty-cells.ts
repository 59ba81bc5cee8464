import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { deleteEmptyCells } from './queries.ts';

/** What a search from near to far walks over shrinks to where somebody lives: who moves about leaves cells behind. */
export const forgetEmptyCells = (app: App): Promise<void> => transact(app, tx => deleteEmptyCells(tx.db));
