/**
 * Length in grapheme clusters. A cluster longer than any emoji counts several times; otherwise endlessly joined
 * characters would pass as one.
 * @spec 5.9 D2.7
 */
export const characterCount = (text: string): number => {
  let length = 0;
  for (const { segment } of graphemes.segment(text)) length += Math.ceil(segment.length / CLUSTER_UNITS);
  return length;
};
/** UTF-16 units; the longest emoji has 15. */
const CLUSTER_UNITS = 16;
const graphemes = new Intl.Segmenter();

/**
 * Whether a text has at most so many characters. Counts clusters only when the UTF-16 length exceeds the limit.
 */
export const isNoLongerThan = (text: string, length: number): boolean =>
  text.length <= length || characterCount(text) <= length;
