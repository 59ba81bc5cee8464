import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BREAKPOINTS } from '#contract/constants';

/** Kept in the browser's history with the page that follows the completion of a sign-up. */
export const justCompleted = { completed: true } as const;

type HistoryState = Partial<typeof justCompleted> | null;

/** Whether this page is the one right after it, on a phone; and how to be done with that. Known once the script has taken over. */
export function useJustCompletedOnPhone(): { isJustCompleted: boolean; clear: () => void } {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [isPhone, setPhone] = useState(false);
  useEffect(() => setPhone(innerWidth < BREAKPOINTS.md), []);
  const leave = useCallback(() => {
    const { completed: _, ...rest } = (state ?? {}) as Partial<typeof justCompleted>;
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: rest });
  }, [navigate, pathname, search, hash, state]);
  return { isJustCompleted: isPhone && (state as HistoryState)?.completed === true, clear: leave };
}
