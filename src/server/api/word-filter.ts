import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/word-filter';
import { addToWordFilter, removeFromWordFilter } from '../profiles/word-filter/change-word-filter.ts';
import { getWordFilter } from '../profiles/word-filter/word-filters-of.ts';
import { type AppRoute, route } from './route.ts';

const limits = [{ by: 'account', hits: 300, seconds: HOUR_SECONDS }] as const;

/** @spec D5.3 */
export const wordFilterRoutes: AppRoute[] = [
  route(calls.getWordFilter, ({ app, caller }) => getWordFilter(app, caller)),
  route(calls.addToWordFilter, ({ app, caller, body }) => addToWordFilter(app, caller, body.word), {
    limits: [...limits],
  }),
  route(calls.removeFromWordFilter, ({ app, caller, body }) => removeFromWordFilter(app, caller, body.word), {
    limits: [...limits],
  }),
];
