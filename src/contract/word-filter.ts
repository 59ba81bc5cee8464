import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { WORD_FILTER } from './constants.ts';
import { text } from './fields.ts';
import { characterCount } from './plain-text.ts';
import { normalizeForWordFilter } from './word-filter-matching.ts';

const isEmoji = (word: string): boolean => /^\p{Extended_Pictographic}|^\p{Regional_Indicator}/u.test(word);

/** A single character would match half of all messages; an emoji is a word. */
const isLongEnough = (word: string): boolean => {
  const normalized = normalizeForWordFilter(word);
  return isEmoji(normalized) || characterCount(normalized) >= WORD_FILTER.minLength;
};

/**
 * A word or phrase; white space is reduced to single spaces.
 * @spec D5.3
 */
const hiddenWord = text(WORD_FILTER.maxUnits).check(
  z.overwrite(word => word.replace(/\s+/gu, ' ')),
  z.minLength(1, { error: 'field_required', abort: true }),
  z.refine(word => normalizeForWordFilter(word) !== '', { error: 'hidden_word_unreadable', abort: true }),
  z.refine(word => isLongEnough(word) && characterCount(word) <= WORD_FILTER.maxLength, {
    error: 'hidden_word_length',
  }),
);

/**
 * Only the caller sees the list.
 * @spec D5.3
 */
export const getWordFilter = defineCall('GET', '/api/hidden-words.php', {
  summary: 'Words and phrases of the word filter',
  section: 'D5.3',
  output: z.object({ words: z.array(z.string()) }),
  provides: ['word-filter'],
});

/** @spec D5.3 */
export const addToWordFilter = defineCall('POST', '/api/hidden-words.php', {
  summary: 'Add a word to the word filter',
  section: 'D5.3',
  body: z.object({ word: hiddenWord }),
  errors: ['hidden_word_unreadable', 'hidden_word_length', 'hidden_word_known', 'hidden_words_limit'],
  repeat: 'key',
  invalidates: ['word-filter', 'chats', 'thread'],
});

/**
 * The call also succeeds for a word that is not in the list.
 * @spec D5.3
 */
export const removeFromWordFilter = defineCall('DELETE', '/api/hidden-words.php', {
  summary: 'Remove a word from the word filter',
  section: 'D5.3',
  body: z.object({ word: text(WORD_FILTER.maxUnits) }),
  repeat: 'natural',
  invalidates: ['word-filter', 'chats', 'thread'],
});
