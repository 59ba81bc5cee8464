import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { characterCount } from './characters.ts';
import { WORD_FILTER } from './constants.ts';
import { wordsOf } from './covers.ts';
import { nothing, text } from './fields.ts';

const isEmoji = (word: string): boolean => /^\p{Extended_Pictographic}|^\p{Regional_Indicator}/u.test(word);

/** Counted as they are looked for: a lone letter would cover half of all messages, an emoji is a whole word. */
const isLongEnough = (word: string): boolean => {
  const sought = wordsOf(word);
  return isEmoji(sought) || characterCount(sought) >= WORD_FILTER.minLength;
};

/** A word or phrase. Its spacing does not count. */
export const hiddenWord = text(WORD_FILTER.maxUnits).check(
  z.overwrite(typed => typed.replace(/\s+/gu, ' ')),
  z.minLength(1, { error: 'field_required', abort: true }),
  z.refine(typed => wordsOf(typed) !== '', { error: 'hidden_word_unreadable', abort: true }),
  z.refine(typed => isLongEnough(typed) && characterCount(typed) <= WORD_FILTER.maxLength, {
    error: 'hidden_word_length',
  }),
);

/** Words and phrases the member does not want to read, the latest first. Nobody else learns of them. */
export const getHiddenWords = defineCall({
  method: 'GET',
  path: '/api/hidden-words.php',
  summary: 'Words and phrases one does not want to read',
  section: '6',
  query: nothing,
  body: nothing,
  output: z.object({ words: z.array(z.string()) }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/** Adds one: messages he gets that contain it are covered from now on, also those that are there already. */
export const addHiddenWord = defineCall({
  method: 'POST',
  path: '/api/hidden-words.php',
  summary: 'Cover messages that contain a word',
  section: '6',
  query: nothing,
  body: z.object({ word: hiddenWord }),
  output: z.null(),
  errors: ['hidden_word_unreadable', 'hidden_word_length', 'hidden_word_known', 'hidden_words_limit'],
  access: 'member',
  repeat: 'key',
});

/** Removes one, however it is written; of one that is not there nothing is said. */
export const removeHiddenWord = defineCall({
  method: 'DELETE',
  path: '/api/hidden-words.php',
  summary: 'Cover messages that contain a word no longer',
  section: '6',
  query: nothing,
  body: z.object({ word: text(WORD_FILTER.maxUnits) }),
  output: z.null(),
  errors: [],
  access: 'member',
  repeat: 'natural',
});
