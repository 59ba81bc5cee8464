/** Also dots of other scripts, which browsers read as a dot. */
const DOT = '[.。．｡]';
const WORD = String.raw`[\p{L}\p{N}\p{M}_-]`;

const LINK = new RegExp(
  [
    // Any word and ending, because new endings appear every year; with a path, an ending of digits as well.
    `${WORD}${DOT}\\p{L}`,
    `${WORD}${DOT}${WORD}+[:/]`,
    `\\p{N}+(?:${DOT}\\p{N}+){3}`,
    String.raw`//|\\\\|\S@\S`,
    String.raw`(?<!\p{L})(?:mailto|tel|sms|callto|facetime|skype|whatsapp|tg|geo|maps|javascript|data|file|ftp|xmpp|sip):`,
  ].join('|'),
  'iu',
);

/**
 * Whether a mail program might turn a part of the text into a link. Stricter than the rule for names, because a sentence
 * that is left out does no harm.
 * @spec D2.48
 */
export const holdsMailLink = (text: string): boolean => LINK.test(text.replace(/\p{Cf}/gu, ''));

/** Tested in most mail programs: around a dot, it leaves no text that could be an address. It is invisible, and no line breaks there. */
const WORD_JOINER = '\u2060';
const SEPARATORS = new RegExp(String.raw`${DOT}|[@:/\\]`, 'gu');

/**
 * The text reads the same, but mail programs turn no part of it into a link. For the name of a member, who may be called
 * `x.support`.
 * @spec D2.40 D2.48
 */
export const withoutMailLinks = (text: string): string =>
  holdsMailLink(text) ? text.replace(SEPARATORS, `${WORD_JOINER}$&${WORD_JOINER}`) : text;
