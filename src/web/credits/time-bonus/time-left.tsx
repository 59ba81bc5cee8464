import { clockText } from './countdown.ts';
import type { TimeBonus } from './time-bonus-query.ts';
import { useSecondsLeft } from './use-time-bonus.ts';

/** @spec 4.12 */
export const TimeLeft = ({ bonus }: { bonus: TimeBonus }) => (
  <span role="timer" aria-live="off" className="weight-700 tabular nowrap">
    {clockText(useSecondsLeft(bonus))}
  </span>
);
