import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { nothing } from './fields.ts';

/**
 * What leaves the site at once in discreet mode: Escape twice, Shift three times, F9; `off`: the button only.
 * @spec D5.2
 */
export const quickExits = ['escape', 'shift', 'f9', 'off'] as const;
export type QuickExit = (typeof quickExits)[number];

/**
 * Discreet mode: title, icon and emails do not name the site or its purpose.
 * @spec D5.2
 */
export const discretion = {
  discreet: z.boolean(),
  quick_exit: z.enum(quickExits),
};
export type Discretion = { discreet: boolean; quick_exit: QuickExit };

/**
 * Changes the given settings for the account and, by a cookie, for this browser even before login.
 * @spec D5.2
 */
export const changeDiscretion = defineCall({
  method: 'PUT',
  path: '/api/discretion.php',
  summary: 'Turn discreet mode on or off, choose the quick exit',
  section: '2',
  query: nothing,
  body: z.partial(z.object(discretion)),
  output: z.object(discretion),
  errors: [],
  access: 'member',
  repeat: 'natural',
});
