import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../accounts/user-query.ts';
import { useApi } from '../../api.ts';
import { createCountdown } from './countdown.ts';
import { type Bonus, bonusIn, welcomeQuery } from './welcome-query.ts';

/** The one countdown of this tab; `TimeBonus` starts and clears it. */
export const countdown = createCountdown();

/**
 * The member's time bonus, null without one. It does not tick; `useBonusSecondsLeft` does.
 * @spec 4.12
 */
export function useBonus(): Bonus | null {
  const user = useUser();
  const { data } = useQuery({ ...welcomeQuery(useApi(), user), enabled: user !== null });
  return useMemo(() => bonusIn(user, data), [user, data]);
}

/** Seconds left of a bonus; before the countdown runs, those left when it was received. */
export const useBonusSecondsLeft = (bonus: Bonus): number =>
  useSyncExternalStore(countdown.watch, countdown.left, () => null) ?? bonus.seconds;
