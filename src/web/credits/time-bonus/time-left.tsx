import { clockText } from './countdown.ts';
import type { TimeBonus } from './time-bonus-query.ts';
import style from './time-left.module.css';
import { useSecondsLeft } from './use-time-bonus.ts';

/** @spec 4.12 */
export const TimeLeft = ({ bonus }: { bonus: TimeBonus }) => (
  <span role="timer" aria-live="off" className={style.time}>
    {clockText(useSecondsLeft(bonus))}
  </span>
);
