import { useEffect, useState } from 'react';
import { useConnection } from '../../connection/connection.ts';

const SLOW_MS = 1_500;

/** `waiting`: for the connection. `slow`: the answer takes long, and the member may leave before it. */
type SaveProgress = 'waiting' | 'slow' | null;

/** @spec 8.2 */
export function useSaveProgress(isPending: boolean, failures: number): SaveProgress {
  const isConnected = useConnection() === 'online';
  const isSlow = useIsSlow(isPending);
  if (!isPending) return null;
  if (!isConnected || failures > 0) return 'waiting';
  return isSlow ? 'slow' : null;
}

function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(setIsSlow, SLOW_MS, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
