import { useMatches } from 'react-router';

/** Ids of the current routes, as in `routes.ts`; the layout's id comes first. */
export const useRouteNames = (): string[] => useMatches().map(({ id }) => id);

/** @spec 2.1 */
export const membersAreaRouteIds: readonly string[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-m-id',
  'premium',
];

export const useIsInMembersArea = (): boolean =>
  useRouteNames().some(name => membersAreaRouteIds.includes(name));

/**
 * Pages of a payment, where nothing else may ask for attention.
 * @spec 2.5
 */
export const paymentRouteIds: readonly string[] = [
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'direct-debit',
  'transactions-id',
];
