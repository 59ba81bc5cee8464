/** Small capitals, each before the letter it is a form of; Unicode has no compatibility mapping for them. */
const SMALL_CAPITALS =
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴌl ᴍm ɴn ᴎn ᴏo ᴘp ꞯq ʀr ᴙr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ᴁæ ɶœ';
const LETTER_FOR = new Map(SMALL_CAPITALS.split(' ').map(([capital = '', letter = '']) => [capital, letter]));

/** Where the alphabet of white letters in black circles and squares begins, and that of the letters flags are made of. */
const ALPHABETS = ['🅐', '🅰', '🇦'].map(first => first.codePointAt(0) ?? 0);
const ENCLOSED = /\p{RGI_Emoji_Flag_Sequence}|[🅐-🅩🅰-🆉🇦-🇿]/gv;

/** Digits in black circles, and those of Chinese, of its accounts too, each in the place of its value. */
const DIGITS = [
  '〇零⓿🄌',
  '一壹❶➊',
  '二贰貳❷➋',
  '三叁參❸➌',
  '四肆❹➍',
  '五伍❺➎',
  '六陆陸❻➏',
  '七柒❼➐',
  '八捌❽➑',
  '九玖❾➒',
];
const DIGIT_FOR = new Map(DIGITS.flatMap((signs, digit) => [...signs].map(sign => [sign, `${digit}`])));

/** A text in plain letters, as far as Unicode knows one of them by another form: compatibility forms, small capitals, letters in signs. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(ENCLOSED, enclosedLetter)
    .replace(/[ᴀ-ᴢɢɪɴɶʀʏʙʜʟꜰꜱꞯ]/gu, capital => LETTER_FOR.get(capital) ?? capital);

/** A text whose digits are those of 0 to 9, of every writing, and whose full stops are dots. */
export const plainDigits = (text: string): string =>
  [...text.replace(/[。｡]/gu, '.')].map(sign => DIGIT_FOR.get(sign) ?? sign).join('');

/** A flag stays a flag. */
function enclosedLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = ALPHABETS.find(start => code >= start && code < start + 26);
  return first === undefined || [...sign].length > 1 ? sign : String.fromCharCode(code - first + 97);
}
