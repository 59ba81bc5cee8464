import * as z from 'zod/mini';

const orderKeys = [
  'agreed',
  'amount',
  'answered',
  'code',
  'decided',
  'due',
  'last_seen',
  'made',
  'name',
  'score',
  'sent',
  'signed_up',
  'since',
  'time',
] as const;
export type OrderKey = (typeof orderKeys)[number];

/** What a list is ordered by, and the direction, such as `amount_desc`. Nobody wants what is due last first. */
export type ListOrder = Exclude<`${OrderKey}_${'asc' | 'desc'}`, 'due_desc'>;

/** Every order of any list, each with a text. */
export const listOrders: readonly ListOrder[] = orderKeys
  .flatMap(key => [`${key}_asc` as const, `${key}_desc` as const])
  .filter(order => order !== 'due_desc');

/** The orders of a list. The first is the order of a call that names none. */
export type ListOrders = readonly [ListOrder, ...ListOrder[]];

/**
 * The parameter `sort` of a list.
 * @spec D5.10
 */
export const sortBy = <const Orders extends ListOrders>(orders: Orders) => z.optional(z.enum(orders));

/** What the list is ordered by, without the direction. */
export const keyOfOrder = (order: ListOrder): OrderKey => order.slice(0, order.lastIndexOf('_')) as OrderKey;

export const isAscending = (order: ListOrder): boolean => order.endsWith('_asc');

/**
 * The order among `orders` that is wanted. The usual one for a list of which the wanted order is none, such as open
 * reports by the time of the decision.
 */
export const orderAmong = <Orders extends ListOrders>(
  orders: Orders,
  wanted: string | null | undefined,
): Orders[number] => orders.find(order => order === wanted) ?? orders[0];
