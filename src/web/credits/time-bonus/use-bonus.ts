import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../accounts/user-query.ts';
import { useApi } from '../../api.ts';
import { createCountdown } from './countdown.ts';
import { type Bonus, bonusIn, timeBonusQuery } from './time-bonus-query.ts';

/** `TimeBonusCountdown` starts and clears the countdown. */
export const countdown = createCountdown();

/**
 * Returns the member's bonus, or null. Unlike `useBonusSecondsLeft`, this hook does not make the component
 * render every second.
 * @spec 4.12
 */
export function useBonus(): Bonus | null {
  const user = useUser();
  const { data } = useQuery({ ...timeBonusQuery(useApi(), user), enabled: user !== null });
  return useMemo(() => bonusIn(user, data), [user, data]);
}

/**
 * Returns the seconds until the bonus ends. If the countdown does not run yet, returns `bonus.seconds`, the duration
 * that the server sent.
 */
export const useBonusSecondsLeft = (bonus: Bonus): number =>
  useSyncExternalStore(countdown.watch, countdown.left, () => null) ?? bonus.seconds;
