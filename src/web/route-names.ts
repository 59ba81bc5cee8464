import { useMatches } from 'react-router';

/** The ids in `routes.ts` of the matched routes, the layout's first. */
export const useRouteNames = (): string[] => useMatches().map(({ id }) => id);

/**
 * The routes of the members area.
 * @spec 2.1
 */
export const membersAreaRoutes: readonly string[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-m-id',
  'premium',
];

/** Whether a page of the members area is open. */
export const useIsInMembersArea = (): boolean =>
  useRouteNames().some(name => membersAreaRoutes.includes(name));

/**
 * The routes where a member pays or sees the result of a payment. Nothing else may ask for attention there.
 * @spec 2.5
 */
export const paymentRoutes: readonly string[] = [
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'direct-debit',
  'transactions-id',
];
