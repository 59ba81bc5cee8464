import { type AlertName, alertNames, type DismissedAlerts } from '#contract/accounts';
import { persistentCookie } from '../../data/persistent-cookie.ts';

/** The cookie is for visitors, because members' dismissals are in the database. */
const COOKIE = 'dismissed';
const PAIR = /^(\w+)\.(\d{1,15})$/;

/**
 * Reads a cookie such as `enrich_profile.1773489600000~time_bonus.1773489700000`.
 * @spec 2.5 D2.32
 */
export function parseDismissals(cookies: string | null): DismissedAlerts {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~]*)`).exec(cookies ?? '')?.[1] ?? '';
  const pairs = value.split('~').flatMap(pair => {
    const [, name, time] = PAIR.exec(pair) ?? [];
    return isAlert(name) ? [[name, new Date(Number(time)).toISOString()]] : [];
  });
  return Object.fromEntries(pairs);
}

export function dismissalsCookie(dismissed: DismissedAlerts): string {
  const pairs = Object.entries(dismissed).map(([name, time]) => `${name}.${Date.parse(time)}`);
  return persistentCookie(COOKIE, pairs.join('~'));
}

const isAlert = (name: string | undefined): name is AlertName => alertNames.some(known => known === name);
