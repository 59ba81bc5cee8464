import { clockText } from './countdown.ts';
import style from './time-left.module.css';
import { useBonusSecondsLeft } from './use-bonus.ts';
import type { Bonus } from './welcome-query.ts';

/** What is left of the bonus, as `03:59:58`. Seen as it runs, read aloud only when it is asked for. */
export const TimeLeft = ({ of: bonus }: { of: Bonus }) => (
  <span role="timer" aria-live="off" className={style.time}>
    {clockText(useBonusSecondsLeft(bonus))}
  </span>
);
