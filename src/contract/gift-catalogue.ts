/**
 * Prices in credits; null means the site's setting `gift_credits`.
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

export const giftPrice = (gift: Gift, settings: { gift_credits: number }): number =>
  GIFT_PRICES[gift] ?? settings.gift_credits;
