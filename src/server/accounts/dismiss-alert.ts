import type { alertNames } from '#contract/accounts';
import type { App, MemberCaller } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { deleteDismissal, insertDismissal } from './queries.ts';

type AlertName = (typeof alertNames)[number];

/** @spec 2.5 D2.32 */
export const dismissAlert = (app: App, caller: MemberCaller, alert: AlertName): Promise<void> =>
  insertDismissal(app.db, caller.accountId, alert, app.clock.now());

/**
 * Shows a dismissed alert again, because its reason is a new one.
 * @spec 2.5 D2.32
 */
export const showAlertAgain = ({ db }: Tx, accountId: string, alert: AlertName): Promise<void> =>
  deleteDismissal(db, accountId, alert);
