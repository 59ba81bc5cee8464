/** Letters that are no letter with an accent, as banks write them. */
const transliterations: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  '&': '+',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  _: '-',
  '"': "'",
  '@': '(at)',
};

/**
 * A text in the signs that all banks of Europe exchange: Latin letters without accents, digits and `/-?:().,'+` (EPC217-08). What has no
 * such spelling is a full stop, and what is too long is cut.
 */
export function bankText(text: string, max: number): string {
  const plain = [...text.normalize('NFD').replace(/\p{M}/gu, '')]
    .map(sign => transliterations[sign] ?? sign)
    .join('');
  const replaced = plain.replace(/\s+/g, ' ').replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.');
  // An identifier or text must not begin or end with a slash, nor hold two of them.
  return replaced
    .replace(/\/{2,}/g, '/')
    .replace(/^[/ ]+|[/ ]+$/g, '')
    .slice(0, max)
    .trim();
}
