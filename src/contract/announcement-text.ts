import { MAX_AGE, MIN_AGE } from './constants.ts';

/** Characters. */
export const ANNOUNCEMENT_TEXT = { subject: 120, text: 5_000, button: 40, path: 500 } as const;

/** The most that a segment may ask for. */
export const SEGMENT = { days: 3_650, minAge: MIN_AGE, maxAge: MAX_AGE } as const;

/** One line of an email's header. */
export const isPrintable = (value: string): boolean => !/\p{Cc}/u.test(value);

/** What staff write is plain text with line breaks; an empty line separates paragraphs. */
export const isPlainText = (value: string): boolean => !/\p{Cc}/u.test(value.replaceAll('\n', ''));

/** A page of the site itself, whatever a mail program makes of the address. */
export const isPagePath = (value: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value);
