import * as calls from '#contract/discretion';
import { changeDiscretion } from '../accounts/change-discretion.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.2 */
export const discretionRoutes: AppRoute[] = [
  route(calls.changeDiscretion, ({ app, caller, body, reply }) => changeDiscretion(app, caller, body, reply)),
];
