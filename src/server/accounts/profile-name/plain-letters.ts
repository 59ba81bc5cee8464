import unhomoglyph from 'unhomoglyph';

/** Unicode normalization does not replace small capitals. */
const SMALL_CAPITALS =
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴌl ᴍm ɴn ᴎn ᴏo ᴘp ꞯq ʀr ᴙr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ᴁæ ɶœ';
const SMALL_CAPITAL_TO_PLAIN = new Map(
  SMALL_CAPITALS.split(' ').map(([capital = '', plain = '']) => [capital, plain]),
);

/** Letters in circles, letters in squares, and letters that form flags. */
const ALPHABETS = ['🅐', '🅰', '🇦'].map(first => first.codePointAt(0) ?? 0);
const ENCLOSED = /\p{RGI_Emoji_Flag_Sequence}|[🅐-🅩🅰-🆉🇦-🇿]/gv;

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
const CHARACTER_TO_DIGIT = new Map(
  DIGITS.flatMap((signs, digit) => [...signs].map(sign => [sign, `${digit}`])),
);

/**
 * Replaces compatibility forms, small capitals and enclosed characters by plain ones.
 * @spec D2.40
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(ENCLOSED, plainOfEnclosed)
    .replace(/[ᴀ-ᴢɢɪɴɶʀʏʙʜʟꜰꜱꞯ]/gu, capital => SMALL_CAPITAL_TO_PLAIN.get(capital) ?? capital);

export const plainDigits = (text: string): string =>
  [...text.replace(/[。｡]/gu, '.')].map(sign => CHARACTER_TO_DIGIT.get(sign) ?? sign).join('');

/** A country's flag consists of two enclosed characters and is returned unchanged. */
function plainOfEnclosed(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = ALPHABETS.find(start => code >= start && code < start + 26);
  return first === undefined || [...sign].length > 1 ? sign : String.fromCharCode(code - first + 97);
}

/**
 * Texts that look alike have the same skeleton (UTS 39).
 * @spec D2.40
 */
export const skeletonOf = (text: string): string =>
  unhomoglyph(plainLetters(text).normalize('NFKD').toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** Replaces digits and symbols by what they imitate, such as 1 and ! by i. */
export const comparableForm = (word: string): string =>
  skeletonOf(word)
    .replaceAll('rn', 'm')
    .replace(/[l1|!]/g, 'i')
    .replace(/[0345$@7]/g, sign => LOOKALIKES[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]/gu, '');

const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
};
