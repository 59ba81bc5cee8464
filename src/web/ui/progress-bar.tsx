import { PROGRESS_DURATION_MS } from '#contract/constants';
import { classes } from './classes.ts';
import style from './progress-bar.module.css';

export type ProgressPhase = 'idle' | 'run' | 'finish' | 'fail';

/** @spec 4.1 */
export const ProgressBar = ({ phase, label }: { phase: ProgressPhase; label: string }) => (
  <div
    className={classes('fixed click-through', style.bar, style[phase])}
    style={{ '--duration': `${PROGRESS_DURATION_MS}ms` } as React.CSSProperties}
    role="progressbar"
    aria-label={label}
    aria-hidden={phase === 'run' ? undefined : true}
  />
);
