import { TYPING_REPEAT_MS } from '#contract/constants';

/**
 * Reports the end of typing when the text is empty or `stop` is called.
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
