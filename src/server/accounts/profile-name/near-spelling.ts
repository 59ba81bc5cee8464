const LONG_WORD_LENGTH = 8;

/**
 * `allowed` counts characters that are added, missing or replaced.
 * @spec D2.40
 */
export const isNearSpelling = (text: string, word: string): boolean => {
  const allowed = word.length < LONG_WORD_LENGTH ? 1 : 2;
  return Math.abs(text.length - word.length) <= allowed && editDistance(text, word) <= allowed;
};

function editDistance(text: string, word: string): number {
  let previousRow = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (const [row, character] of [...text].entries()) {
    const currentRow = [row + 1];
    for (const [column, other] of [...word].entries()) {
      const substituted = (previousRow[column] ?? 0) + (character === other ? 0 : 1);
      currentRow.push(
        Math.min(substituted, (previousRow[column + 1] ?? 0) + 1, (currentRow[column] ?? 0) + 1),
      );
    }
    previousRow = currentRow;
  }
  return previousRow.at(-1) ?? 0;
}
