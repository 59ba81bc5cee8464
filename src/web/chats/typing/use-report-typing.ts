import { useEffect, useMemo } from 'react';
import { TYPING_REPEAT_MS } from '#contract/constants';
import { useUser } from '../../accounts/user-query.ts';
import { sendToSocket } from './socket-sender.ts';

/**
 * A lost `typing` frame is not sent again, because another frame follows soon.
 * @spec D5.6
 */
export function useReportTyping(to: string, isConversation: boolean): (text: string) => void {
  const { id: by, shares_typing: isShared } = useUser()?.profile ?? {};
  const reporter = useMemo(
    () =>
      createTypingReporter(typing => {
        if (by !== undefined) sendToSocket({ type: 'typing', by, to, typing });
      }),
    [by, to],
  );
  useEffect(() => reporter.stop, [reporter]);
  return text => {
    if (isConversation && isShared) reporter.onInput(text);
  };
}

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
