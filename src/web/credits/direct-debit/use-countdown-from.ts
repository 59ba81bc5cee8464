import { useEffect, useState } from 'react';
import { COUNTDOWN_TICK_MS } from '#contract/constants';

/** @spec 4.10 */
export function useCountdownFrom(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = Date.now() + seconds * COUNTDOWN_TICK_MS;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / COUNTDOWN_TICK_MS)));
    tick();
    const timer = setInterval(tick, COUNTDOWN_TICK_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
