import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../accounts/user-query.ts';
import { createCountdown } from './countdown.ts';
import { type Bonus, bonusIn, timeBonusQuery } from './time-bonus-query.ts';

/** `TimeBonusCountdown` starts and clears the countdown. */
export const countdown = createCountdown();

/**
 * Unlike `useBonusSecondsLeft`, this hook does not render the component every second.
 * @spec 4.12
 */
export function useBonus(): Bonus | null {
  const user = useUser();
  const { data } = useQuery({ ...timeBonusQuery(user), enabled: user !== null });
  return useMemo(() => bonusIn(user, data), [user, data]);
}

/** Returns `bonus.seconds` while no countdown runs. */
export const useBonusSecondsLeft = (bonus: Bonus): number =>
  useSyncExternalStore(countdown.watch, countdown.left, () => null) ?? bonus.seconds;
