import type { BodyOut, Output } from '#contract/call';
import { type Gift, type GiftPrices, giftIds, giftPrice } from '#contract/gift-catalogue';
import type {
  changeGiftPrice as changeCall,
  GiftPriceChange,
  getGiftPrices as getCall,
} from '#contract/staff-gift-prices';
import type { App, StaffCaller } from '../app.ts';
import type { AuditActor } from '../platform/audit-log.ts';
import { changeSetting } from '../site/changes/change-setting.ts';
import { newestSettingChange, settingHistory, storedSettingsOf } from '../site/changes/list-settings.ts';

const SETTING = 'gift_prices';

/** @spec D5.10 D2.11 */
export async function getGiftPrices({ db }: App, { site }: StaffCaller): Promise<Output<typeof getCall>> {
  const [settings, { changes }, seen] = await Promise.all([
    storedSettingsOf(db, site.id),
    settingHistory(db, site.id, { name: SETTING, before: undefined }),
    newestSettingChange(db, site.id, SETTING),
  ]);
  return {
    gifts: giftIds.map(gift => ({
      gift,
      credits: giftPrice(gift, settings),
      standard: giftPrice(gift, { ...settings, gift_prices: {} }),
      is_standard: settings.gift_prices[gift] === undefined,
    })),
    changes: changes.flatMap(changedGifts),
    seen,
  };
}

type SettingChange = Awaited<ReturnType<typeof settingHistory>>['changes'][number];

/** A change in the settings can be about several gifts. */
function changedGifts({ at, by, old, new: next }: SettingChange): GiftPriceChange[] {
  const [before, after] = [pricesIn(old), pricesIn(next)];
  return giftIds
    .filter(gift => before[gift] !== after[gift])
    .map(gift => ({
      ...{ at, by, gift },
      ...{ old_credits: before[gift] ?? null, new_credits: after[gift] ?? null },
    }));
}

const pricesIn = (held: { value?: unknown } | null): GiftPrices => (held?.value ?? {}) as GiftPrices;

/**
 * @throws changed_meanwhile if somebody else changed a price of a gift after the page was read
 * @spec D5.10 D2.11
 */
export async function changeGiftPrice(
  app: App,
  actor: AuditActor,
  { gift, credits, seen }: BodyOut<typeof changeCall>,
): Promise<void> {
  // A change between this read and the lock has a number that is not `seen`, so it is refused.
  const { gift_prices: prices } = await storedSettingsOf(app.db, actor.siteId);
  await changeSetting(app, actor, {
    ...{ name: SETTING, to: 'value', seen },
    value: withPrice(prices, gift, credits),
  });
}

function withPrice(prices: GiftPrices, gift: Gift, credits: number | null): GiftPrices {
  const { [gift]: _, ...others } = prices;
  return credits === null ? others : { ...others, [gift]: credits };
}
