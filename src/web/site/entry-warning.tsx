import { useEffect, useState } from 'react';
import type { Settings } from '#contract/site';
import { optionalComponent } from '../connection/optional-component.tsx';
import { persistentCookie } from '../data/persistent-cookie.ts';
import { useSettings } from './settings-query.ts';

const EntryWarningModal = optionalComponent(() => import('./entry-warning-modal.tsx'));

/** @spec 1.6 2.4 */
export function EntryWarning({ isLoggedIn }: { isLoggedIn: boolean }) {
  const applies = entryWarningApplies(useSettings(), isLoggedIn);
  const [due, setDue] = useState(false);
  useEffect(() => setDue(applies && isEntryWarningDue()), [applies]);
  if (!due) return null;
  const close = () => {
    storeEntryWarningSeen(new Date());
    setDue(false);
  };
  return <EntryWarningModal onClose={close} />;
}

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

const isEntryWarningDue = (): boolean =>
  !matchMedia('(display-mode: standalone)').matches && !document.cookie.includes(`${ENTRY_WARNING_COOKIE}=`);

function storeEntryWarningSeen(now: Date): void {
  document.cookie = persistentCookie(ENTRY_WARNING_COOKIE, encodeURIComponent(now.toISOString()));
}
