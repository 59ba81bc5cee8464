import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { setPremium } from './queries.ts';

/** Makes a member premium for life, unless he is (sections 1 and 4). His browsers hear of it. */
export const makePremium = (app: App, tx: Tx, accountId: string): Promise<void> =>
  change(app, tx, accountId, tx.now);

/** Ends premium, where the purchase that gave it was undone (decisions, 2). */
export const endPremium = (app: App, tx: Tx, accountId: string): Promise<void> =>
  change(app, tx, accountId, null);

async function change({ hooks }: App, tx: Tx, accountId: string, since: Date | null): Promise<void> {
  const profileId = await setPremium(tx.db, accountId, since);
  if (!profileId) return;
  await hooks.onPremium.run(tx, { accountId, profileId });
  tx.notify({ to: [profileId], type: 'user', ids: {} });
}
