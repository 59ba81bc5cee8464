import type { alertNames } from '#contract/accounts';
import type { App, MemberCaller } from '../app.ts';
import { insertDismissal } from './queries.ts';

/** @spec 2.5 D2.32 */
export const dismissAlert = (
  app: App,
  caller: MemberCaller,
  alert: (typeof alertNames)[number],
): Promise<void> => insertDismissal(app.db, caller.accountId, alert, app.clock.now());
