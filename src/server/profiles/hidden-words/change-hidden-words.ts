import { WORD_FILTER } from '#contract/constants';
import { fieldError } from '#contract/errors';
import { normalizeForWordFilter } from '#contract/word-filter';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { lockHiddenWords, updateHiddenWords } from './queries.ts';

/**
 * Adds a word or phrase to those that cover messages (decisions, 5.3).
 * @throws hidden_word_known for one that differs in letter case, accents or spacing only, and hidden_words_limit
 */
export const addHiddenWord = (app: App, { member: { profileId } }: MemberCaller, word: string) =>
  transact(app, async ({ db }) => {
    const words = await lockHiddenWords(db, profileId);
    if (words.some(isSameAs(word))) throw fieldError('word', 'hidden_word_known');
    if (words.length >= WORD_FILTER.max) throw fieldError('word', 'hidden_words_limit');
    await updateHiddenWords(db, profileId, [word, ...words]);
  });

/** Removes one, however it is written; of one that is not there nothing is said. */
export const removeHiddenWord = (app: App, { member: { profileId } }: MemberCaller, word: string) =>
  transact(app, async ({ db }) => {
    const words = await lockHiddenWords(db, profileId);
    const left = words.filter(known => !isSameAs(word)(known));
    if (left.length < words.length) await updateHiddenWords(db, profileId, left);
  });

const isSameAs = (word: string) => {
  const sought = normalizeForWordFilter(word);
  return (known: string): boolean => normalizeForWordFilter(known) === sought;
};
