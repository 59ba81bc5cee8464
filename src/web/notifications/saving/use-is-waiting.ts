import { useEffect, useState } from 'react';
import { useConnection } from '../../connection/connection.ts';

const SLOW_MS = 1_500;

/**
 * Whether a change waits for the connection. A slow answer counts as well, because the member may leave before it.
 * @spec 8.2
 */
export function useIsWaiting(isPending: boolean, failures: number): boolean {
  const isConnected = useConnection() === 'online';
  const isSlow = useIsSlow(isPending);
  return isPending && (!isConnected || failures > 0 || isSlow);
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
