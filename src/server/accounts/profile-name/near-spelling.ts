/** From so many letters on a word with two mistakes is still taken for the right one. */
const LONG = 8;

/** True when a text is a word with a mistake or, where the word is long, two: a letter too many, too few or another. */
export const isNear = (text: string, word: string): boolean => {
  const allowed = word.length < LONG ? 1 : 2;
  return Math.abs(text.length - word.length) <= allowed && mistakesIn(text, word) <= allowed;
};

/** The distance of Levenshtein. */
function mistakesIn(text: string, word: string): number {
  let before = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...text].entries()) {
    const now = [row + 1];
    for (const [at, other] of [...word].entries()) {
      const kept = (before[at] ?? 0) + (letter === other ? 0 : 1);
      now.push(Math.min(kept, (before[at + 1] ?? 0) + 1, (now[at] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}
