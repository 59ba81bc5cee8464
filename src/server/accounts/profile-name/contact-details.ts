import { plainDigits, plainLetters } from './plain-letters.ts';

const AT = String.raw`(?:@|[([]\s*(?:at|apenstaartje)\s*[)\]]|\s(?:at|apenstaartje)\s)`;
const MAILBOXES = 'gmail|googlemail|hotmail|outlook|yahoo|icloud|proton(?:mail)?|gmx|live|ziggo|kpnmail';
/** `signal` is missing, because it is an ordinary word. */
const MESSENGERS =
  'whats?app|telegram|snapchat|instagram|wechat|viber|skype|discord|onlyfans|threema|wickr|tiktok|facebook';
const ONLY_MAILBOXES = 'gmail|googlemail|hotmail|protonmail|kpnmail';

/** Domain endings that make a link even with spaces around the dot (`jan . com`). */
const COMMON_ENDINGS =
  'com|net|org|info|biz|eu|nl|be|fr|it|es|pl|uk|ie|at|ch|us|ca|au|nz|io|me|co|app|chat|gay|dating|xyz|online|site|club|shop|live|link|tv|ly|gg';
/** Without endings that are common words in nicknames, such as `cool`. */
const OTHER_ENDINGS =
  'ac|ae|af|ag|ao|aq|ar|as|aw|ax|az|ba|bb|bd|bf|bg|bh|bi|bj|bm|bn|br|bs|bt|bw|by|bz|cc|cd|cf|cg|ci|ck|cl|cm|cn|cr|cu|cv|cw|cx|cz|' +
  'dj|dk|dm|dz|ec|ee|eg|er|et|fi|fj|fk|fm|fo|ga|gd|ge|gf|gh|gi|gl|gm|gn|gp|gq|gr|gs|gt|gu|gw|gy|hk|hm|hn|hr|ht|hu|id|il|im|iq|ir|' +
  'je|jm|jp|ke|kg|kh|ki|km|kn|kp|kr|kw|ky|kz|lb|lc|lk|lr|ls|lt|lv|mc|md|mg|mh|mk|ml|mm|mn|mp|mq|mt|mu|mv|mw|mx|mz|' +
  'na|nc|ne|nf|ng|ni|np|nr|nu|om|pe|pf|pg|ph|pk|pm|pn|pr|ps|pt|pw|py|qa|re|rs|ru|rw|sa|sb|sc|sd|se|sg|sh|si|sk|sl|sm|sn|so|ss|' +
  'su|sv|sx|sy|sz|tc|td|tf|tg|th|tj|tk|tl|tm|tn|to|tr|tt|tw|tz|ua|ug|uy|uz|vc|ve|vg|vn|vu|wf|ws|ye|yt|za|zm|zw|рф|бел|укр|срб|ελ|中国|中國|' +
  'top|xxx|sex|sexy|porn|adult|dev|cam|webcam|singles|date|web|website|page|blog|store|email|mail|mobi|tel|cloud|tech|space|asia|host|' +
  'press|click|digital|icu|wtf|lol|lgbt|frl|nyc|bzh|social|fans|wiki|buzz|cfd|sbs|cyou';
/** Only lower case makes a link, because "Marie.Jo" is a name. */
const NAME_LIKE_ENDINGS =
  '(?-i:a[dilm]|bo|cy|jo|l[iu]|m[aory]|ms|no|pa|ro|s[rt]|v[ai]|fun|life|love|one|pro|vip|world)';
/** "Jan.la" is a link, but "Jan.la Rue" is a name. */
const PARTICLE_ENDINGS = '(?:la|do|in|is)(?!\\s)';

const DOT_WORDS = 'dot|punt|punkt|point|punto|kropka';
const SPELLED_DOT = String.raw`[([]\s*(?:${DOT_WORDS}|\.)\s*[)\]]|\s(?:${DOT_WORDS})\s`;
const DOT = String.raw`(?:\.|${SPELLED_DOT})`;

const WORD = String.raw`[\p{L}\p{N}-]`;
const HOST = `(?<!${WORD})(?<host>${WORD}{2,})`;
/** "Jo.Jo" is a name, although `jo` is a domain ending. */
const NOT_TWICE = `(?!\\k<host>(?!${WORD}))`;
const END = `(?!${WORD}|['’]|\\.${WORD})`;

/** @spec D2.40 */
const LINKS = [
  'https?:|www\\.|\\b(?:t|m|wa|fb)\\.me\\b',
  `${WORD}{2,}\\s*${DOT}\\s*(?:${COMMON_ENDINGS}|de(?!\\s))${END}`,
  `${HOST}(?:\\s+\\.\\s*|\\.|\\s*(?:${SPELLED_DOT})\\s*)${NOT_TWICE}(?:${OTHER_ENDINGS}|${NAME_LIKE_ENDINGS}|${PARTICLE_ENDINGS})${END}`,
  `(?<![\\p{L}\\p{N}.&])[\\p{L}\\p{N}]\\.(?:com|net|org|nl|me|co|app)${END}`,
  `[\\p{L}\\p{N}]{2}\\s?(?:dot|punt|punkt|punto|kropka)(?:com|net|org|info|nl|be|eu|fr|pl|uk)${END}`,
];

const DUTCH =
  'nul|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|(?:der|veer|vijf|zes|zeven|acht|negen)tien|(?:twin|der|veer|vijf|zes|zeven|tach|negen)tig';
const ENGLISH =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty';
const MULTIPLIER = '(?:(?:dubbele?|double|triple|maal|keer|times|en|and)[^\\p{L}\\p{N}]{0,4})?';
const NUMBER = `${MULTIPLIER}(?:\\p{Nd}|${DUTCH}|${ENGLISH})`;
const SEPARATOR = '[^\\p{L}\\p{N}]{0,4}';

/**
 * Matches seven numbers in a row, as digits of any script or number words.
 * @spec D2.40
 */
const TELEPHONE_NUMBERS = [
  `${NUMBER}(?:${SEPARATOR}${NUMBER}){6}`,
  `\\p{Nd}(?:${SEPARATOR}(?:\\p{L}${SEPARATOR})?\\p{Nd}){6}`,
];

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
