import { TYPING_REPEAT_MS } from '#contract/constants';

/**
 * Reports that the member is typing, at most every three seconds, and that typing ended once the field is
 * left or empty.
 * @spec D5.6
 */
export function createTypingReporter(report: (typing: boolean) => void, now: () => number = Date.now) {
  let reportedAt: number | null = null;
  const stop = () => {
    if (reportedAt === null) return;
    reportedAt = null;
    report(false);
  };
  const onInput = (text: string) => {
    if (text.trim() === '') return stop();
    if (reportedAt !== null && now() - reportedAt < TYPING_REPEAT_MS) return;
    reportedAt = now();
    report(true);
  };
  return { onInput, stop };
}
