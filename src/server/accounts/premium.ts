import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { setPremium } from './queries.ts';

/** @spec 4.8 1.3 */
export async function makePremium(app: App, tx: Tx, accountId: string): Promise<void> {
  await setPremiumSince(app, tx, accountId, tx.now);
}

/** @spec D2.35 */
export const endPremium = (app: App, tx: Tx, accountId: string): Promise<boolean> =>
  setPremiumSince(app, tx, accountId, null);

async function setPremiumSince(
  { hooks }: App,
  tx: Tx,
  accountId: string,
  since: Date | null,
): Promise<boolean> {
  const profileId = await setPremium(tx.db, accountId, since);
  if (!profileId) return false;
  await hooks.onPremiumChanged.run(tx, { accountId, profileId });
  tx.publish({ to: [profileId], type: 'user', ids: {} });
  return true;
}
