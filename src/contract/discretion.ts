import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * With `off`, only the quick exit button leaves the site.
 * @spec D5.2
 */
export const quickExits = ['escape', 'shift', 'f9', 'off'] as const;
export type QuickExit = (typeof quickExits)[number];

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
  repeat: 'natural',
  invalidates: ['user'],
});
