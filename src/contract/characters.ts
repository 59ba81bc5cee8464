/**
 * Graphemes have no maximum length, so a very long grapheme counts as several characters.
 * @spec 5.9 D2.7
 */
export const characterCount = (text: string): number => {
  let length = 0;
  for (const { segment } of graphemes.segment(text)) length += Math.ceil(segment.length / CLUSTER_UNITS);
  return length;
};
/** UTF-16 units per counted character; the longest emoji has 15. */
const CLUSTER_UNITS = 16;
const graphemes = new Intl.Segmenter();

/** Counts graphemes only if the UTF-16 length exceeds `length`, because counting is slow. */
export const isNoLongerThan = (text: string, length: number): boolean =>
  text.length <= length || characterCount(text) <= length;
