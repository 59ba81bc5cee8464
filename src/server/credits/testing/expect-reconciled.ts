import { expect } from 'vitest';
import type { App } from '../../app.ts';
import { reconcileLedger } from '../reconciliation/reconcile-ledger.ts';

export async function expectReconciled(app: Pick<App, 'db' | 'clock' | 'log'>): Promise<void> {
  expect(Object.entries(await reconcileLedger(app)).filter(([, count]) => count > 0)).toEqual([]);
}
