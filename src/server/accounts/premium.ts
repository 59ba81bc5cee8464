import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { setPremium } from './queries.ts';

/** Makes a member premium for life, unless he is (sections 1 and 4). His browsers hear of it. */
export async function makePremium(app: App, tx: Tx, accountId: string): Promise<void> {
  await setPremiumSince(app, tx, accountId, tx.now);
}

/** Ends premium, where the purchase that gave it was undone (decisions, 2). @returns false where he had none */
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
  await hooks.onPremium.run(tx, { accountId, profileId });
  tx.publish({ to: [profileId], type: 'user', ids: {} });
  return true;
}
