import type { BodyOut, Output } from '#contract/call';
import { type Currency, countries, currencies } from '#contract/countries';
import { ApiError } from '#contract/errors';
import type {
  changePrice as changeCall,
  decidePrice as decideCall,
  endBundle as endCall,
  getPriceLists as getCall,
} from '#contract/staff-prices';
import type { App, StaffCaller } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { requireSecondPerson } from '../../platform/second-person.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { type BundleRow, selectBundles, upsertBundle } from '../bundle-queries.ts';
import { presentBundle } from '../get-bundles.ts';
import {
  deleteBundle,
  insertBundleChange,
  insertPriceRequest,
  lockPriceRequest,
  lockPrices,
  markPriceDecided,
  selectBundleChanges,
  selectWaitingPrices,
} from './price-queries.ts';
import { needsSecondPerson } from './price-safety.ts';

const CHANGES_SHOWN = 100;

/** @spec D5.10 D2.12 */
export async function getPriceLists(
  { db }: App,
  { site, staff }: StaffCaller,
): Promise<Output<typeof getCall>> {
  const lists = await Promise.all(
    currencies.map(async currency => ({
      currency,
      bundles: (await selectBundles(db, site.id, currency)).map(presentBundle),
    })),
  );
  const changes = await selectBundleChanges(db, site.id, CHANGES_SHOWN);
  const waiting = await selectWaitingPrices(db, site.id);
  return {
    lists,
    waiting: waiting.map(({ asked_at, asked_by, asker, currency, ...request }) => ({
      ...request,
      currency: currency as Currency,
      ...{ asked_by: asker, asked_at: asked_at.toISOString(), is_own: asked_by === staff.id },
    })),
    changes: changes.map(({ changed_at, currency, credits, old_price, new_price, name }) => ({
      at: changed_at.toISOString(),
      currency: currency as Currency,
      ...{ credits, old_price, new_price, staff: name },
    })),
  };
}

/**
 * Payments that were begun keep their price, which is stored with them. What one person may not decide alone waits for
 * a second one, so that nobody lowers a price, buys, and puts it back.
 * @throws decided_already if the price is not the one that was shown
 * @spec D5.10 D2.12
 */
export const changePrice = (
  app: App,
  actor: AuditActor,
  bundle: BodyOut<typeof changeCall>,
): Promise<Output<typeof changeCall>> =>
  transact(app, async tx => {
    const { currency, credits, price, shown } = bundle;
    const list = await lockShownPrice(tx, actor, bundle);
    if (price === shown) return { state: 'applied' };
    if (await needsSecondPerson(tx, actor, bundle, list)) {
      await askSecondPerson(tx, actor, { currency, credits, price, shown });
      return { state: 'waiting' };
    }
    await applyPrice(tx, actor, bundle);
    return { state: 'applied' };
  });

/**
 * Another person than the one who asked confirms.
 * @throws not_found, decided_already, second_person_required
 * @spec D5.10 D2.12
 */
export const decidePrice = (
  app: App,
  actor: AuditActor,
  { id, confirm }: BodyOut<typeof decideCall>,
): Promise<void> =>
  transact(app, async tx => {
    await lockPrices(tx.db, actor.siteId);
    const request = await lockPriceRequest(tx.db, actor.siteId, id);
    if (!request) throw new ApiError('not_found');
    if (request.state !== 'waiting') throw new ApiError('decided_already');
    if (confirm) await requireSecondPerson(tx, actor, request.asked_by);
    const bundle = { ...request, currency: request.currency as Currency };
    if (confirm) await lockShownPrice(tx, actor, bundle);
    const state = confirm ? 'applied' : 'refused';
    await markPriceDecided(tx.db, id, { state, decided_by: actor.staffId, decided_at: tx.now });
    if (confirm) await applyPrice(tx, actor, bundle);
    const action = confirm ? 'prices.confirm' : 'prices.refuse';
    await recordAudit(tx, actor, { action, details: { request: id } });
  });

async function applyPrice(
  tx: Tx,
  actor: AuditActor,
  { currency, credits, price, shown }: BodyOut<typeof changeCall>,
): Promise<void> {
  await upsertBundle(tx.db, { site_id: actor.siteId, currency, credits, price });
  await recordChange(tx, actor, { currency, credits, old_price: shown, new_price: price });
}

async function askSecondPerson(
  tx: Tx,
  actor: AuditActor,
  asked: { currency: string; credits: number; price: number; shown: number | null },
): Promise<void> {
  const { siteId: site_id, staffId: asked_by } = actor;
  const request = await insertPriceRequest(tx.db, { ...asked, site_id, asked_by, asked_at: tx.now });
  await recordAudit(tx, actor, { action: 'prices.ask', details: { ...asked, request } });
}

/**
 * @throws decided_already; price_list_empty for the last bundle of a currency in which members pay
 * @spec D5.10 D2.12
 */
export const endBundle = (
  app: App,
  actor: AuditActor,
  site: Site,
  { currency, credits, shown }: BodyOut<typeof endCall>,
): Promise<void> =>
  transact(app, async tx => {
    const bundles = await lockShownPrice(tx, actor, { currency, credits, shown });
    if (shown === null) return;
    const isPaidIn = site.settings.countries.some(country => countries[country].currency === currency);
    if (bundles.length === 1 && isPaidIn) throw new ApiError('price_list_empty');
    await deleteBundle(tx.db, actor.siteId, { currency, credits });
    await recordChange(tx, actor, { currency, credits, old_price: shown, new_price: null });
  });

type ShownPrice = { currency: Currency; credits: number; shown: number | null };

async function lockShownPrice(
  { db }: Tx,
  { siteId }: AuditActor,
  { currency, credits, shown }: ShownPrice,
): Promise<BundleRow[]> {
  await lockPrices(db, siteId);
  const bundles = await selectBundles(db, siteId, currency);
  const price = bundles.find(bundle => bundle.credits === credits)?.price ?? null;
  if (price !== shown) throw new ApiError('decided_already');
  return bundles;
}

type Change = { currency: string; credits: number; old_price: number | null; new_price: number | null };

async function recordChange(tx: Tx, actor: AuditActor, change: Change): Promise<void> {
  const { siteId: site_id, staffId: staff_id } = actor;
  await insertBundleChange(tx.db, { ...change, site_id, staff_id, changed_at: tx.now });
  await recordAudit(tx, actor, { action: 'prices.change', details: change });
}
