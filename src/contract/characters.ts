/**
 * Length as a person counts: grapheme clusters. One that is longer than any emoji counts as often as that would fit: joined
 * without end, a book would be a single character.
 */
export const characterCount = (text: string): number => {
  let length = 0;
  for (const { segment } of graphemes.segment(text)) length += Math.ceil(segment.length / CLUSTER_UNITS);
  return length;
};
/** UTF-16 units; the longest emoji, a kiss of two in two skin tones, has 15. */
const CLUSTER_UNITS = 16;
const graphemes = new Intl.Segmenter();

/** Whether a text is at most so long as a person counts; most are without counting. */
export const isNoLongerThan = (text: string, length: number): boolean =>
  text.length <= length || characterCount(text) <= length;
