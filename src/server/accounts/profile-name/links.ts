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
const SPELLED_DOT = String.raw`[([]\s*(?:${DOT_WORDS})\s*[)\]]|\s(?:${DOT_WORDS})\s`;
export const DOT = String.raw`(?:\.|${SPELLED_DOT})`;

const WORD = String.raw`[\p{L}\p{N}-]`;
const HOST = `(?<!${WORD})(?<host>${WORD}{2,})`;
/** "Jo.Jo" is a name, although `jo` is a domain ending. */
const NOT_TWICE = `(?!\\k<host>(?!${WORD}))`;
const END = `(?!${WORD}|['’]|\\.${WORD})`;

/** @spec D2.40 */
export const LINKS = [
  'https?:|www\\.|\\b(?:t|m|wa|fb)\\.me\\b',
  `${WORD}{2,}\\s*${DOT}\\s*(?:${COMMON_ENDINGS}|de(?!\\s))${END}`,
  `${HOST}(?:\\s+\\.\\s*|\\.|\\s*(?:${SPELLED_DOT})\\s*)${NOT_TWICE}(?:${OTHER_ENDINGS}|${NAME_LIKE_ENDINGS}|${PARTICLE_ENDINGS})${END}`,
  `(?<![\\p{L}\\p{N}.&])[\\p{L}\\p{N}]\\.(?:com|net|org|nl|me|co|app)${END}`,
  `[\\p{L}\\p{N}]{2}\\s?(?:dot|punt|punkt|punto|kropka)(?:com|net|org|info|nl|be|eu|fr|pl|uk)${END}`,
];
