import { WORD_FILTER } from '#contract/constants';
import { fieldError } from '#contract/errors';
import { normalizeForWordFilter } from '#contract/word-filter-matching';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { lockWordFilter, updateWordFilter } from './queries.ts';

/**
 * @throws hidden_word_known if a known word differs only in case, accents or spacing; hidden_words_limit
 * @spec D5.3
 */
export const addToWordFilter = (app: App, { member: { profileId } }: MemberCaller, word: string) =>
  transact(app, async ({ db }) => {
    const words = await lockWordFilter(db, profileId);
    if (words.some(isSameAs(word))) throw fieldError('word', 'hidden_word_known');
    if (words.length >= WORD_FILTER.max) throw fieldError('word', 'hidden_words_limit');
    await updateWordFilter(db, profileId, [word, ...words]);
  });

/**
 * Ignores case, accents and spacing when it compares words.
 * @spec D5.3
 */
export const removeFromWordFilter = (app: App, { member: { profileId } }: MemberCaller, word: string) =>
  transact(app, async ({ db }) => {
    const words = await lockWordFilter(db, profileId);
    const remaining = words.filter(known => !isSameAs(word)(known));
    if (remaining.length < words.length) await updateWordFilter(db, profileId, remaining);
  });

const isSameAs = (word: string) => {
  const normalized = normalizeForWordFilter(word);
  return (known: string): boolean => normalizeForWordFilter(known) === normalized;
};
