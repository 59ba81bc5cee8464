import { useEffect, useRef, useState } from 'react';
import { PROGRESS_THROTTLE_MS } from '#contract/constants';
import type { ProgressPhase } from './progress-bar.tsx';

const LEAVING_MS = { finish: 450, fail: 1_200 };

/**
 * Returns `fail` if `failures` has grown when `busy` ends.
 * @spec 4.1
 */
export function useProgressPhase(busy: boolean, failures: number): ProgressPhase {
  const [phase, setPhase] = useState<ProgressPhase>('idle');
  const seenFailures = useRef(failures);
  useEffect(() => {
    if (busy) {
      const timer = setTimeout(setPhase, PROGRESS_THROTTLE_MS, 'run');
      return () => clearTimeout(timer);
    }
    const failed = failures > seenFailures.current;
    seenFailures.current = failures;
    setPhase(now => (failed ? 'fail' : now === 'run' ? 'finish' : now));
  }, [busy, failures]);
  useEffect(() => {
    if (phase !== 'finish' && phase !== 'fail') return;
    const timer = setTimeout(setPhase, LEAVING_MS[phase], 'idle');
    return () => clearTimeout(timer);
  }, [phase]);
  return phase;
}
