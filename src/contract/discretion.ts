import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { DISCREET_COOKIE } from './constants.ts';

/**
 * With `off`, only the quick exit button leaves the site.
 * @spec D5.2
 */
export const quickExits = ['escape', 'shift', 'f9', 'off'] as const;
export type QuickExit = (typeof quickExits)[number];

const COOKIE = new RegExp(`(?:^|;\\s*)${DISCREET_COOKIE.name}=(\\w+)`);

/**
 * Returns the quick exit of a browser in discreet mode; null outside discreet mode.
 * @param cookies as in the header or in `document.cookie`
 * @spec D5.2
 */
export function quickExitFromCookies(cookies: string | null): QuickExit | null {
  const value = COOKIE.exec(cookies ?? '')?.[1];
  return quickExits.find(key => key === value) ?? null;
}

/**
 * In discreet mode, titles, icon and emails mention neither the site nor its purpose.
 * @spec D5.2
 */
export const discretion = {
  discreet: z.boolean(),
  quick_exit: z.enum(quickExits),
};
export type Discretion = { discreet: boolean; quick_exit: QuickExit };

/**
 * Also sets a cookie, so that discreet mode is on before the login.
 * @spec D5.2
 */
export const changeDiscretion = defineCall('PUT', '/api/discretion.php', {
  summary: 'Turn discreet mode on or off, choose the quick exit',
  section: 'D5.2',
  body: z.partial(z.object(discretion)),
  output: z.object(discretion),
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['user'],
});
