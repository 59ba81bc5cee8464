import type { Settings } from '#contract/site';
import { persistentCookie } from '../persistent-cookie.ts';

/** Kept for a year once the warning was closed; its value is the time. public/light.js has the same name. */
export const ENTRY_WARNING_COOKIE = 'entry_warning';

/** Whether a reader is one who should see the site-entry warning: section 2. The browser knows the rest. */
export const concernsEntryWarning = (
  settings: Pick<Settings, 'enable_site_entry_popup' | 'site_entry_popup_countries' | 'geoip_country'>,
  isLoggedIn: boolean,
): boolean =>
  !isLoggedIn &&
  settings.enable_site_entry_popup !== 'no' &&
  settings.geoip_country !== null &&
  settings.site_entry_popup_countries.includes(settings.geoip_country);

/** Not in an installed app, and not again once it was closed. Browser only. */
export const isEntryWarningDue = (): boolean =>
  !matchMedia('(display-mode: standalone)').matches && !document.cookie.includes(`${ENTRY_WARNING_COOKIE}=`);

/** Browser only. */
export function rememberEntryWarning(now: Date): void {
  document.cookie = persistentCookie(ENTRY_WARNING_COOKIE, encodeURIComponent(now.toISOString()));
}
