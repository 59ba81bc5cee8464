import { useMatches } from 'react-router';

/** The ids in `routes.ts`, the layout's first. */
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
 * Nothing else may ask for attention there.
 * @spec 2.5
 */
export const paymentRouteIds: readonly string[] = [
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'direct-debit',
  'transactions-id',
];
