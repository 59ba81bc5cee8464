import { expect } from 'vitest';
import type { App } from '../../app.ts';
import { reconcile } from '../books/reconcile.ts';

/** That no comparison of the books finds a row that disagrees. */
export async function booksAgree(app: Pick<App, 'db' | 'clock' | 'log'>): Promise<void> {
  expect(Object.entries(await reconcile(app)).filter(([, count]) => count > 0)).toEqual([]);
}
