import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../accounts/user-query.ts';
import { createCountdown } from './countdown.ts';
import { type TimeBonus, timeBonusIn, timeBonusQuery } from './time-bonus-query.ts';

/** `TimeBonusCountdown` starts and clears the countdown. */
export const countdown = createCountdown();

/**
 * Unlike `useSecondsLeft`, this hook does not render the component every second.
 * @spec 4.12
 */
export function useTimeBonus(): TimeBonus | null {
  const user = useUser();
  const { data } = useQuery({ ...timeBonusQuery(user), enabled: user !== null });
  return useMemo(() => timeBonusIn(user, data), [user, data]);
}

/** Returns `bonus.seconds` while no countdown runs. */
export const useSecondsLeft = (bonus: TimeBonus): number => countdown.useLeft() ?? bonus.seconds;
