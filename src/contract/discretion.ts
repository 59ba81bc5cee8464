import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { nothing } from './fields.ts';

/** What leaves the site at once while discreet mode is on: Escape twice, Shift three times, F9, or the button alone. */
export const quickExits = ['escape', 'shift', 'f9', 'off'] as const;
export type QuickExit = (typeof quickExits)[number];

/** Discreet mode (decisions, 5.2): title, icon and letters name neither the site nor what it is. */
export const discretion = {
  discreet: z.boolean(),
  quick_exit: z.enum(quickExits),
};
export type Discretion = { discreet: boolean; quick_exit: QuickExit };

/** Changes what is given, for the account and, by a cookie, for this browser, where it holds before the login too. */
export const changeDiscretion = defineCall({
  method: 'PUT',
  path: '/api/discretion.php',
  summary: 'Turn discreet mode on or off, choose the key that leaves',
  section: '2',
  query: nothing,
  body: z.partial(z.object(discretion)),
  output: z.object(discretion),
  errors: [],
  access: 'member',
  repeat: 'natural',
});
