/**
 * Prices in credits, unless the site's setting `gift_prices` has another; null means the site's setting `gift_credits`.
 * @spec D2.11
 */
export const GIFT_PRICES = {
  rose: null,
  coffee: 1,
  beer: 1,
  chocolate: 3,
  wine: 3,
  cinema: 3,
  candle: 3,
  bear: 5,
  bouquet: 5,
  dinner: 5,
  fireworks: 10,
  balloon: 10,
} as const satisfies Record<string, number | null>;

export type Gift = keyof typeof GIFT_PRICES;
export const giftIds = Object.keys(GIFT_PRICES) as [Gift, ...Gift[]];

/** Prices of a site in credits that differ from the catalogue. */
export type GiftPrices = Partial<Record<Gift, number>>;
type GiftSettings = { gift_credits: number; gift_prices: GiftPrices };

/** @spec D2.11 */
export const giftPrice = (gift: Gift, settings: GiftSettings): number =>
  settings.gift_prices[gift] ?? GIFT_PRICES[gift] ?? settings.gift_credits;
