/** In 23456, the last three characters are predictable and do not count. */
const MIN_RUN = 3;
const MIN_PATTERN_RUN = 4;
const MAX_PATTERN_LENGTH = 4;

export function countUnpredictableCharacters(text: string): number {
  const steps = Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));
  const predicted = new Set<number>();
  for (let length = 1; length <= MAX_PATTERN_LENGTH; length++) {
    const minRun = length === 1 ? MIN_RUN : MIN_PATTERN_RUN;
    for (const [from, to] of repeatedSteps(steps, length))
      if (to - from >= minRun) for (let at = from; at < to; at++) predicted.add(at);
  }
  return text.length - predicted.size;
}

/** Returns the ranges in which each step equals the step `length` positions before. */
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
