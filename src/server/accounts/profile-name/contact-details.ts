import { DOT, LINKS } from './links.ts';
import { plainDigits, plainLetters } from './plain-letters.ts';
import { TELEPHONE_NUMBERS } from './telephone-numbers.ts';

const AT = String.raw`(?:@|[([]\s*(?:at|apenstaartje)\s*[)\]]|\s(?:at|apenstaartje)\s)`;
const MAILBOXES = 'gmail|googlemail|hotmail|outlook|yahoo|icloud|proton(?:mail)?|gmx|live|ziggo|kpnmail';
/** `signal` is missing, because it is an ordinary word. */
const MESSENGERS =
  'whats?app|telegram|snapchat|instagram|wechat|viber|skype|discord|onlyfans|threema|wickr|tiktok|facebook';
const ONLY_MAILBOXES = 'gmail|googlemail|hotmail|protonmail|kpnmail';

const PATTERNS = [
  // Matches email addresses; large providers may lack the ending, as in `jan@gmail`.
  `[^\\s@]\\s*${AT}\\s*[^\\s@]+\\s*${DOT}\\s*\\p{L}{2}`,
  `[^\\s@]\\s*${AT}\\s*(?:${MAILBOXES})(?![\\p{L}\\p{N}])`,
  ...LINKS,
  ...TELEPHONE_NUMBERS,
  // Matches messengers; ambiguous names such as `signal` need a separator or handle after them.
  `(?:^|[^\\p{L}])(?:${MESSENGERS})(?:\\s*[:=@_.\\-/|]\\s*|\\s+(?:is\\s+)?|(?=\\p{N}))[\\p{L}\\p{N}]`,
  `(?:^|[^\\p{L}])(?:wapp|app|tg|snap|sc|insta|ig|kik|signal|line|fb|onlyf)(?:\\s*[:=@_]\\s*[\\p{L}\\p{N}@]|\\s*@|\\s+[\\p{L}\\p{N}._]*[\\p{N}_])`,
  `\\p{L}\\s+(?:op|on|auf|sur|en|su|na)\\s+(?:whats?app|telegram|snap(?:chat)?|insta(?:gram)?|wechat|skype|discord|kik|onlyfans)`,
  `^[^\\p{L}\\p{N}]*(?:${ONLY_MAILBOXES}|insta)[^\\p{L}\\p{N}]+[\\p{L}\\p{N}]`,
  `[\\p{L}\\p{N}][^\\p{L}\\p{N}]+(?:${ONLY_MAILBOXES}|${MESSENGERS}|insta)[^\\p{L}\\p{N}]*$`,
].map(pattern => new RegExp(pattern, 'iu'));

/** @spec D2.40 */
export function holdsContactDetails(name: string): boolean {
  const plain = plainDigits(plainLetters(name));
  const unmarked = plain.normalize('NFD').replace(/\p{M}/gu, '');
  return PATTERNS.some(pattern => pattern.test(plain) || pattern.test(unmarked));
}
