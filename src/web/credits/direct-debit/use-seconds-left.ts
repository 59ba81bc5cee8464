import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** Counts down from so many seconds, as told by the server a moment ago; from another number it begins anew. */
export function useSecondsLeft(told: number): number {
  const [left, setLeft] = useState(told);
  useEffect(() => {
    const until = Date.now() + told * TICK_MS;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / TICK_MS)));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [told]);
  return left;
}
