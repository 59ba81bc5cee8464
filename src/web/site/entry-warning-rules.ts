import type { Settings } from '#contract/site';
import { persistentCookie } from '../data/persistent-cookie.ts';

/** The name must be the same as in public/light.js. */
const ENTRY_WARNING_COOKIE = 'entry_warning';

/** @spec 1.6 2.4 D2.29 */
export const entryWarningApplies = (
  settings: Pick<Settings, 'enable_site_entry_popup' | 'site_entry_popup_countries' | 'geoip_country'>,
  isLoggedIn: boolean,
): boolean =>
  !isLoggedIn &&
  settings.enable_site_entry_popup !== 'no' &&
  settings.geoip_country !== null &&
  settings.site_entry_popup_countries.includes(settings.geoip_country);

export const isEntryWarningDue = (): boolean =>
  !matchMedia('(display-mode: standalone)').matches && !document.cookie.includes(`${ENTRY_WARNING_COOKIE}=`);

export function storeEntryWarningSeen(now: Date): void {
  document.cookie = persistentCookie(ENTRY_WARNING_COOKIE, encodeURIComponent(now.toISOString()));
}
