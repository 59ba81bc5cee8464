import { type AlertName, alertNames, type DismissedAlerts } from '#contract/accounts';
import { persistentCookie } from '../persistent-cookie.ts';

/** What a visitor dismissed is kept by his browser, an account's by the database (decisions, section 2). */
const COOKIE = 'dismissed';
const PAIR = /^(\w+)\.(\d{1,15})$/;

/** The dismissed alerts in the cookies and when, as `enrich_profile.1773489600000~time_bonus.1773489700000`; what is none is left out. */
export function dismissalsIn(cookies: string | null): DismissedAlerts {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~]*)`).exec(cookies ?? '')?.[1] ?? '';
  const pairs = value.split('~').flatMap(pair => {
    const [, name, time] = PAIR.exec(pair) ?? [];
    return isAlert(name) ? [[name, new Date(Number(time)).toISOString()]] : [];
  });
  return Object.fromEntries(pairs);
}

/** The cookie that holds these dismissals, for a year. */
export function cookieOf(dismissed: DismissedAlerts): string {
  const pairs = Object.entries(dismissed).map(([name, time]) => `${name}.${Date.parse(time)}`);
  return persistentCookie(COOKIE, pairs.join('~'));
}

const isAlert = (name: string | undefined): name is AlertName => alertNames.some(known => known === name);
