import { useMatches } from 'react-router';

/** The names of the routes that are open, the layout's first: those of `routes.ts`. */
export const useRouteNames = (): string[] => useMatches().map(({ id }) => id);

/** The routes that make up the members area (section 2). */
export const membersArea: readonly string[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-m-id',
  'premium',
];

/** Whether a page of the members area is open. */
export const useIsInMembersArea = (): boolean => useRouteNames().some(name => membersArea.includes(name));

/** The routes where a member pays, or is told what became of it: nothing else asks for his attention there. */
export const payingRoutes: readonly string[] = [
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'direct-debit',
  'transactions-id',
];
