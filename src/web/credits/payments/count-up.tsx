import { useEffect, useState } from 'react';
import { useFormatter } from 'use-intl';

const DURATION_MS = 900;

/** Screen readers and viewers with reduced motion get the final value immediately. */
export function CountUp({
  from,
  to,
  className,
}: {
  from: number;
  to: number;
  className?: string | undefined;
}) {
  const format = useFormatter();
  const shown = useRisingNumber(from, to);
  return (
    <>
      <span className={className} aria-hidden="true">
        {format.number(shown)}
      </span>
      <span className="unseen">{format.number(to)}</span>
    </>
  );
}

function useRisingNumber(from: number, to: number): number {
  const [shown, setShown] = useState(from);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(to);
    const begin = performance.now();
    let frame = requestAnimationFrame(function rise(now) {
      const part = Math.min(Math.max(now - begin, 0) / DURATION_MS, 1);
      setShown(Math.round(from + (to - from) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(rise);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return shown;
}
