import { BACK_OFFICE_PATH, isBackOfficePath } from '#contract/back-office';
import type { StaffSession } from '#contract/staff';
import { sameSitePath } from '../../data/same-site-path.ts';

export const LOGIN_PATH = `${BACK_OFFICE_PATH}/login`;
/** The person's own login. */
export const ACCOUNT_PATH = `${BACK_OFFICE_PATH}/account`;
export const SETUP_PATH = `${BACK_OFFICE_PATH}/setup`;

/** Returns where a login leads: the page that asked for it, never one outside the back office. */
export function pathAfterLogin(next: string | null): string {
  const path = sameSitePath(next, BACK_OFFICE_PATH);
  const isPage = isBackOfficePath(path.split(/[?#]/, 1)[0] ?? '') && !path.startsWith(LOGIN_PATH);
  return isPage ? path : BACK_OFFICE_PATH;
}

/** Returns the page on which the person completes the login, which then leads back to `path`; null if it is complete. */
export function stepBefore(path: string, staff: StaffSession | null): string | null {
  if (staff && !staff.has_second_factor) return withNext(SETUP_PATH, path);
  return staff?.verified_at ? null : withNext(LOGIN_PATH, path);
}

const withNext = (page: string, next: string): string =>
  next === BACK_OFFICE_PATH ? page : `${page}?next=${encodeURIComponent(next)}`;
