/** So many steps in a row that repeat the one before (as in 23456), or one of a pattern (as in aabbcc and a1b2c3), are no accident. */
const RUN = 3;
const PATTERN_RUN = 4;
const LONGEST_PATTERN = 4;

/** How many characters of a text do not follow from the ones before them by repeated steps. */
export function unpredictedCharacters(text: string): number {
  const steps = Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));
  const predicted = new Set<number>();
  for (let length = 1; length <= LONGEST_PATTERN; length++) {
    const least = length === 1 ? RUN : PATTERN_RUN;
    for (const [from, to] of repeatedSteps(steps, length))
      if (to - from >= least) for (let at = from; at < to; at++) predicted.add(at);
  }
  return text.length - predicted.size;
}

/** From where to where each step is the one `length` steps before it. */
function repeatedSteps(steps: readonly number[], length: number): [number, number][] {
  const runs: [number, number][] = [];
  let from = length;
  for (let at = length; at <= steps.length; at++) {
    if (at < steps.length && steps[at] === steps[at - length]) continue;
    runs.push([from, at]);
    from = at + 1;
  }
  return runs;
}
