import { useEffect } from 'react';
import { useUser } from '../../accounts/user-query.ts';
import { sendToSocket } from '../typing/socket-sender.ts';
import { reportViewing } from './report-viewing.ts';

/** Random for each page, so that tabs with one socket do not replace each other's report. */
let page: string | undefined;

/**
 * The member gets no push about a conversation that a page shows them.
 * @spec 4.11
 */
export function useReportViewing(conversation: string | undefined): void {
  const by = useUser()?.profile.id;
  useEffect(() => {
    if (conversation === undefined || by === undefined) return;
    page ??= crypto.randomUUID();
    const frame = { type: 'viewing', by, page } as const;
    const ending = new AbortController();
    reportViewing({
      signal: ending.signal,
      report: isViewing => sendToSocket({ ...frame, conversation: isViewing ? conversation : null }),
    });
    return () => ending.abort();
  }, [by, conversation]);
}
