/** Section 6 as pure functions: the browser hides with them, the server enforces with them. */
import {
  FREE_CONVERSATION_LIMIT,
  FREE_PHOTO_LIMIT,
  PREMIUM_PHOTO_LIMIT,
  WELCOME_WINDOW_SECONDS,
} from './constants.ts';

/** What the rules need to know of the logged-in one; null is a visitor. */
export type Caller = { paid_user: boolean } | null;

/** Visitors search only as the settings allow; members always. */
export function maySearch(
  caller: Caller,
  settings: { logged_out_search: 'yes' | 'no'; logged_out_search_trafficsource: 'yes' | 'no' },
  hasTrafficSource: boolean,
): boolean {
  if (caller !== null || settings.logged_out_search === 'yes') return true;
  return settings.logged_out_search_trafficsource === 'yes' && hasTrafficSource;
}

/** Sign-up is open to all, to visitors with a traffic source, or by invitation only. */
export const maySignUp = (
  signups: 'all' | 'with_trafficsource' | 'invite_only',
  hasTrafficSource: boolean,
): boolean => signups === 'all' || (signups === 'with_trafficsource' && hasTrafficSource);

/** Free members start at most 2 conversations; answering does not count. */
export const mayStartConversation = (caller: Caller, started: number): boolean =>
  caller !== null && (caller.paid_user || started < FREE_CONVERSATION_LIMIT);

/** Private photos of others are clear for premium members only; everybody else gets the server's blur. */
export const seesPrivatePhotos = (caller: Caller): boolean => caller?.paid_user === true;

/** Searches are saved by premium members. */
export const savesSearches = (caller: Caller): boolean => caller?.paid_user === true;

/** Who looked at one's profile is told to premium members. */
export const seesVisitors = (caller: Caller): boolean => caller?.paid_user === true;

/** Photos a member may keep, the main one included. */
export const photoLimit = (caller: Caller): number =>
  caller === null ? 0 : caller.paid_user ? PREMIUM_PHOTO_LIMIT : FREE_PHOTO_LIMIT;

/** The time bonus: a free member within 4 hours of sign-up; times in milliseconds. */
export const hasTimeBonus = (caller: Caller, signedUpAt: number, now: number): boolean =>
  caller !== null && !caller.paid_user && now - signedUpAt < WELCOME_WINDOW_SECONDS * 1_000;

/** What a member lets others know of him: each can be turned off (decisions, 5.6). */
export const sharedFacts = ['typing', 'read', 'presence', 'visits'] as const;
export type SharedFact = (typeof sharedFacts)[number];
export type Sharing = Record<`shares_${SharedFact}`, boolean>;

/**
 * Whether the viewer learns this of another: that one shares it, and so does the viewer, since who hides his own does not see
 * others' either. A visitor, null, has nothing to hide. Its twin in SQL is `server/profiles/fact-visibility.ts`.
 */
export const learnsOf = (fact: SharedFact, viewer: Sharing | null, other: Sharing): boolean =>
  other[`shares_${fact}`] && (viewer === null || viewer[`shares_${fact}`]);
