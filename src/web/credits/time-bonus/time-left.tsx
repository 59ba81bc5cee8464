import { clockText } from './countdown.ts';
import type { Bonus } from './time-bonus-query.ts';
import style from './time-left.module.css';
import { useBonusSecondsLeft } from './use-bonus.ts';

/** @spec 4.12 */
export const TimeLeft = ({ bonus }: { bonus: Bonus }) => (
  <span role="timer" aria-live="off" className={style.time}>
    {clockText(useBonusSecondsLeft(bonus))}
  </span>
);
