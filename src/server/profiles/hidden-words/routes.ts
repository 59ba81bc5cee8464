import {
  addHiddenWord as addCall,
  getHiddenWords as getCall,
  removeHiddenWord as removeCall,
} from '#contract/hidden-words';
import { type AppRoute, route } from '../../app.ts';
import { addHiddenWord, removeHiddenWord } from './change-hidden-words.ts';
import { selectHiddenWords } from './queries.ts';

const limits = [{ by: 'account', hits: 300, seconds: 3_600 }] as const;

/** @spec D5.3 */
export const hiddenWordRoutes: AppRoute[] = [
  route(getCall, async ({ app, caller }) => ({
    words: await selectHiddenWords(app.db, caller.member.profileId),
  })),
  route(
    addCall,
    async ({ app, caller, body }) => {
      await addHiddenWord(app, caller, body.word);
      return null;
    },
    { limits: [...limits] },
  ),
  route(
    removeCall,
    async ({ app, caller, body }) => {
      await removeHiddenWord(app, caller, body.word);
      return null;
    },
    { limits: [...limits] },
  ),
];
