/**
 * The browser hides what these functions forbid, and the server refuses it.
 * @spec 6 1.3
 */
import {
  FREE_CONVERSATION_LIMIT,
  FREE_PHOTO_LIMIT,
  PREMIUM_PHOTO_LIMIT,
  TIME_BONUS_SECONDS,
} from './constants.ts';

/** The caller is null for a visitor. */
type PermissionCaller = { paid_user: boolean } | null;

/**
 * Whether visitors may search depends on the site's settings; members always may.
 * @spec 6.1 D1.11
 */
export function maySearch(
  caller: PermissionCaller,
  settings: { logged_out_search: 'yes' | 'no'; logged_out_search_trafficsource: 'yes' | 'no' },
  hasTrafficSource: boolean,
): boolean {
  if (caller !== null || settings.logged_out_search === 'yes') return true;
  return settings.logged_out_search_trafficsource === 'yes' && hasTrafficSource;
}

/** @spec 6.1 */
export const maySignUp = (
  signups: 'all' | 'with_trafficsource' | 'invite_only',
  hasTrafficSource: boolean,
): boolean => signups === 'all' || (signups === 'with_trafficsource' && hasTrafficSource);

/**
 * A free member starts at most 2 conversations; answering a message does not count.
 * @spec 6.2 1.3
 */
export const mayStartConversation = (caller: PermissionCaller, started: number): boolean =>
  caller !== null && (caller.paid_user || started < FREE_CONVERSATION_LIMIT);

/**
 * Viewers who are not premium get blurred renditions.
 * @spec 6.3 1.3 D4.9
 */
export const seesPrivatePhotos = (caller: PermissionCaller): boolean => caller?.paid_user === true;

/** @spec 6.3 1.3 D2.14 */
export const savesSearches = (caller: PermissionCaller): boolean => caller?.paid_user === true;

/** @spec 6.3 1.3 D2.14 */
export const seesVisitors = (caller: PermissionCaller): boolean => caller?.paid_user === true;

/**
 * Maximum number of photos on a profile, including the main photo.
 * @spec 5.7 1.3 D2.18
 */
export const photoLimit = (caller: PermissionCaller): number =>
  caller === null ? 0 : caller.paid_user ? PREMIUM_PHOTO_LIMIT : FREE_PHOTO_LIMIT;

/**
 * `signedUpAt` and `now` are in milliseconds.
 * @spec 4.12
 */
export const hasTimeBonus = (caller: PermissionCaller, signedUpAt: number, now: number): boolean =>
  caller !== null && !caller.paid_user && now - signedUpAt < TIME_BONUS_SECONDS * 1_000;

/** @spec D5.6 */
export const sharedActivities = ['typing', 'read', 'presence', 'visits'] as const;
export type SharedActivity = (typeof sharedActivities)[number];
export type SharingSettings = Record<`shares_${SharedActivity}`, boolean>;

/**
 * `server/profiles/sharing-visibility.ts` repeats this rule in SQL.
 * @spec D5.6
 */
export const seesActivity = (
  activity: SharedActivity,
  viewer: SharingSettings | null,
  other: SharingSettings,
): boolean => other[`shares_${activity}`] && (viewer === null || viewer[`shares_${activity}`]);
