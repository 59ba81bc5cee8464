import type { App } from '../../../src/server/app.ts';
import { insertDemoMoney } from './demo-money.ts';
import { insertDemoQueues } from './demo-queues.ts';
import { insertDemoSignals } from './demo-signals.ts';
import { insertDemoStaff } from './demo-staff.ts';

/** Fills the back office of the demo: who works there, what waits, and what happened before. */
export async function insertStaffDemo(app: App): Promise<void> {
  await insertDemoStaff(app);
  await insertDemoQueues(app);
  await insertDemoMoney(app);
  await insertDemoSignals(app);
}
