import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BREAKPOINTS } from '#contract/constants';

export const justCompleted = { completed: true } as const;

type HistoryState = Partial<typeof justCompleted> | null;

/**
 * `isJustCompleted` is false until hydration, because the server does not know the screen's width.
 * @spec 4.2
 */
export function useJustCompletedOnPhone(): { isJustCompleted: boolean; clear: () => void } {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [isPhone, setIsPhone] = useState(false);
  useEffect(() => setIsPhone(innerWidth < BREAKPOINTS.md), []);
  const clear = useCallback(() => {
    const { completed: _, ...rest } = (state ?? {}) as Partial<typeof justCompleted>;
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: rest });
  }, [navigate, pathname, search, hash, state]);
  return { isJustCompleted: isPhone && (state as HistoryState)?.completed === true, clear };
}
