import { useEffect, useMemo } from 'react';
import { useUser } from '../../accounts/user-query.ts';
import { sendToSocket } from './socket-sender.ts';
import { createTypingReporter } from './typing-reporter.ts';

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
