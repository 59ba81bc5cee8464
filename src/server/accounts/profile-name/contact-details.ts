const TOP_LEVEL =
  'com|net|org|info|biz|eu|nl|be|de|fr|it|es|pl|uk|ie|at|ch|us|ca|au|nz|io|me|co|app|chat|gay|dating|xyz|online|site|club|shop|live|link|tv|ly|gg';
const AT = String.raw`(?:@|[([]\s*(?:at|apenstaartje)\s*[)\]]|\s(?:at|apenstaartje)\s)`;
const DOT = String.raw`(?:\.|[([]\s*(?:dot|punt|punkt|point|punto|kropka)\s*[)\]]|\s(?:dot|punt|punkt|point|punto|kropka)\s)`;
const MAILBOXES = 'gmail|googlemail|hotmail|outlook|yahoo|icloud|proton(?:mail)?|gmx|live|ziggo|kpnmail';

const PATTERNS = [
  // Mail addresses, written out as well; of the large providers without their ending too.
  `[^\\s@]\\s*${AT}\\s*[^\\s@]+\\s*${DOT}\\s*\\p{L}{2}`,
  `[^\\s@]\\s*${AT}\\s*(?:${MAILBOXES})(?![\\p{L}\\p{N}])`,
  // Links. "Jan de Vries" may be written "Jan.de Vries".
  'https?:|www\\.|\\b(?:t|m|wa|fb)\\.me\\b',
  `[\\p{L}\\p{N}-]{2,}\\s*${DOT}\\s*(?:${TOP_LEVEL})(?=$|[/:?#]|\\s(?<!\\.de\\s))`,
  // Telephone numbers: seven digits of any writing, however they are spaced.
  '\\p{Nd}(?:[^\\p{L}\\p{N}]{0,4}\\p{Nd}){6}',
  // Messengers: those whose names mean nothing else with anything beside them, the others with a sign or a handle.
  `(?:^|[^\\p{L}])(?:whats?app|telegram|snapchat|instagram|wechat|viber|skype|discord|onlyfans|threema|wickr|tiktok|facebook)(?:\\s*[:=@_.\\-/|]\\s*|\\s+(?:is\\s+)?|(?=\\p{N}))[\\p{L}\\p{N}]`,
  `(?:^|[^\\p{L}])(?:wapp|app|tg|snap|sc|insta|ig|kik|signal|line|fb|onlyf)(?:\\s*[:=@_]\\s*[\\p{L}\\p{N}@]|\\s*@|\\s+[\\p{L}\\p{N}._]*[\\p{N}_])`,
  `\\p{L}\\s+(?:op|on|auf|sur|en|su|na)\\s+(?:whats?app|telegram|snap(?:chat)?|insta(?:gram)?|wechat|skype|discord|kik|onlyfans)`,
].map(pattern => new RegExp(pattern, 'iu'));

/** True when a name holds a way to reach somebody outside the site: a mail address, a telephone number, a link, a handle of a messenger. */
export function holdsContactDetails(name: string): boolean {
  const normalized = name.normalize('NFKC');
  return PATTERNS.some(pattern => pattern.test(normalized));
}
