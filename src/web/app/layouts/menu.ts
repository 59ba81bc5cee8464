import type { User } from '#contract/accounts';
import { creditsTone } from '../../accounts/account-menu.tsx';
import { useUser } from '../../accounts/user-query.ts';
import { useRouteNames } from '../../site/route-areas.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import { useCounts } from './use-counts.ts';

export type MenuLink = {
  name: 'members' | 'chats' | 'likes' | 'credits' | 'premium';
  to: string;
  badge: { count: number; tone: BadgeTone } | null;
};

export type Menu = { links: MenuLink[]; end: 'account' | 'login' | 'nothing' };

type MenuUser = Pick<User, 'paid_user' | 'credits'>;
type Counts = { unread: number; newLikes: number };

/** This page has no menu, so that the member completes the account first. */
const ROUTE_WITHOUT_MENU = 'complete-signup';

/** @spec 2.3 */
export function menuFor(user: MenuUser | null, counts: Counts, routes: readonly string[]): Menu {
  if (routes.includes(ROUTE_WITHOUT_MENU)) return { links: [], end: 'nothing' };
  if (!user) return { links: [], end: 'login' };
  return { links: [...mainLinks(counts), creditsOrPremiumLink(user)], end: 'account' };
}

const mainLinks = ({ unread, newLikes }: Counts): MenuLink[] => [
  { name: 'members', to: '/members', badge: null },
  { name: 'chats', to: '/chats', badge: unread > 0 ? { count: unread, tone: 'unread' } : null },
  { name: 'likes', to: '/likes', badge: newLikes > 0 ? { count: newLikes, tone: 'like' } : null },
];

function creditsOrPremiumLink({ paid_user, credits }: MenuUser): MenuLink {
  if (!paid_user) return { name: 'premium', to: '/premium', badge: null };
  const tone = creditsTone(credits);
  return { name: 'credits', to: '/credits', badge: tone && { count: credits, tone } };
}

/** The installed app has no browser buttons, so these routes show a back button. */
const BACK_BUTTON_ROUTES = [
  'members-id',
  'likes-type',
  'likes-visitors',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
];

/** @spec 2.3 */
export const showsBackButton = (
  routes: readonly string[],
  { isInstalled, historyLength }: { isInstalled: boolean; historyLength: number },
): boolean => isInstalled && historyLength > 1 && routes.some(route => BACK_BUTTON_ROUTES.includes(route));

/** @spec 2.3 */
export const useMenu = (): Menu => menuFor(useUser(), useCounts(), useRouteNames());
