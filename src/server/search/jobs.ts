import type { App, AppJob } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { deleteEmptyCells } from './near/queries.ts';

/** What a search from near to far walks over shrinks to where somebody lives: who moves about leaves cells behind. */
export const forgetEmptyCells = (app: App): Promise<void> => transact(app, tx => deleteEmptyCells(tx.db));

export const searchJobs: AppJob[] = [
  { name: 'forget-empty-cells', cron: '41 3 * * *', run: app => forgetEmptyCells(app) },
];
