/** Replacements for characters that Unicode normalization does not decompose. */
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
 * Banks accept only the SEPA character set (EPC217-08).
 * @spec 5.8
 */
export function bankText(text: string, max: number): string {
  const plain = [...text.normalize('NFD').replace(/\p{M}/gu, '')]
    .map(sign => transliterations[sign] ?? sign)
    .join('');
  const replaced = plain.replace(/\s+/g, ' ').replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.');
  // SEPA forbids double slashes, and slashes at either end of a text.
  return replaced
    .replace(/\/{2,}/g, '/')
    .replace(/^[/ ]+|[/ ]+$/g, '')
    .slice(0, max)
    .trim();
}
