import type { DiscountCode } from '#contract/discounts';
import type { DiscountCodeRow } from './queries.ts';

/** docs/product/3-entities.md has the percentage under both names. */
export const bothPercentages = (percentage: number) => ({ value_percentage: percentage, percentage });

/**
 * The database checks these values, so the casts are safe.
 * @spec 3.7
 */
export const presentDiscountCode = (row: DiscountCodeRow, now: Date): DiscountCode => ({
  code: row.code,
  country: row.country as DiscountCode['country'],
  user_id: row.user_id,
  expires: row.expires?.toISOString() ?? null,
  ...bothPercentages(Number(row.value_percentage)),
  currency: row.currency as DiscountCode['currency'],
  minimum_order_value: row.minimum_order_value,
  status: row.status as DiscountCode['status'],
  validity: row.validity as DiscountCode['validity'],
  expired: row.expires !== null && row.expires <= now,
  paymentmethods: row.paymentmethods as DiscountCode['paymentmethods'],
});
