import { HOUR_SECONDS } from '#contract/durations';
import {
  addToWordFilter as addCall,
  getWordFilter as getCall,
  removeFromWordFilter as removeCall,
} from '#contract/word-filter';
import { type AppRoute, route } from '../../app.ts';
import { addToWordFilter, removeFromWordFilter } from './change-word-filter.ts';
import { selectWordFilter } from './queries.ts';

const limits = [{ by: 'account', hits: 300, seconds: HOUR_SECONDS }] as const;

/** @spec D5.3 */
export const wordFilterRoutes: AppRoute[] = [
  route(getCall, async ({ app, caller }) => ({
    words: await selectWordFilter(app.db, caller.member.profileId),
  })),
  route(
    addCall,
    async ({ app, caller, body }) => {
      await addToWordFilter(app, caller, body.word);
      return null;
    },
    { limits: [...limits] },
  ),
  route(
    removeCall,
    async ({ app, caller, body }) => {
      await removeFromWordFilter(app, caller, body.word);
      return null;
    },
    { limits: [...limits] },
  ),
];
