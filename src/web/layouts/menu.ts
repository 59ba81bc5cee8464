import type { User } from '#contract/accounts';
import { CREDIT_BADGE_THRESHOLD } from '#contract/constants';
import type { BadgeTone } from '../ui/badge.tsx';

/** Top navigation (section 2) as rules: what it holds for whom, where. Route names are those of `routes.ts`. */
export type MenuLink = {
  name: 'members' | 'chats' | 'likes' | 'credits' | 'premium';
  to: string;
  badge: { count: number; tone: BadgeTone } | null;
};

/** The main links, and what stands at the end of the bar: the member's own menu, the ways in, or nothing. */
export type Menu = { links: MenuLink[]; end: 'account' | 'login' | 'nothing' };

type Reader = Pick<User, 'paid_user' | 'credits'>;
type Counts = { unread: number; newLikes: number };

/** Here an account is not complete yet: nothing may lead away from it. */
const WITHOUT_MENU = 'complete-signup';

/** The navigation of a reader, null for a visitor, on the page with these route names, the layout's among them. */
export function menuFor(user: Reader | null, counts: Counts, routes: readonly string[]): Menu {
  if (routes.includes(WITHOUT_MENU)) return { links: [], end: 'nothing' };
  if (!user) return { links: [], end: 'login' };
  return { links: [...linksTo(counts), wallet(user)], end: 'account' };
}

const linksTo = ({ unread, newLikes }: Counts): MenuLink[] => [
  { name: 'members', to: '/members', badge: null },
  { name: 'chats', to: '/chats', badge: unread > 0 ? { count: unread, tone: 'unread' } : null },
  { name: 'likes', to: '/likes', badge: newLikes > 0 ? { count: newLikes, tone: 'like' } : null },
];

/** Who has paid sees his credits, everybody else how to become premium. */
function wallet({ paid_user, credits }: Reader): MenuLink {
  if (!paid_user) return { name: 'premium', to: '/premium', badge: null };
  const tone = creditsTone(credits);
  return { name: 'credits', to: '/credits', badge: tone && { count: credits, tone } };
}

/** The colour of credits that run out: a warning from 10 down, danger at 0; null while there are plenty. */
export const creditsTone = (credits: number): 'warning' | 'danger' | null =>
  credits > CREDIT_BADGE_THRESHOLD ? null : credits > 0 ? 'warning' : 'danger';

/** Where an installed app, which has no browser around it, needs a way back. */
const WITH_WAY_BACK = [
  'members-id',
  'likes-type',
  'likes-visitors',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
];

/** Whether the back button stands in the bar. */
export const showsWayBack = (
  routes: readonly string[],
  { isInstalled, historyLength }: { isInstalled: boolean; historyLength: number },
): boolean => isInstalled && historyLength > 1 && routes.some(route => WITH_WAY_BACK.includes(route));
