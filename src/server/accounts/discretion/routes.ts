import { changeDiscretion as changeCall } from '#contract/discretion';
import { type AppRoute, route } from '../../app.ts';
import { changeDiscretion } from './change-discretion.ts';

/** @spec D5.2 */
export const discretionRoutes: AppRoute[] = [
  route(changeCall, ({ app, caller, body, reply }) => changeDiscretion(app, caller, body, reply)),
];
