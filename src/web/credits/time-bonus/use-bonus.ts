import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../accounts/user-query.ts';
import { useApi } from '../../api.ts';
import { createCountdown } from './countdown.ts';
import { type Bonus, bonusIn, welcomeQuery } from './welcome-query.ts';

/** The one countdown of this tab; `TimeBonus` starts and clears it. */
export const countdown = createCountdown();

/** The time bonus of whoever is logged in here, null without one. It does not tick: `useSecondsLeft` does. */
export function useBonus(): Bonus | null {
  const user = useUser();
  const { data } = useQuery({ ...welcomeQuery(useApi(), user), enabled: user !== null });
  return useMemo(() => bonusIn(user, data), [user, data]);
}

/** Seconds that are left of a bonus; until the countdown runs, those that were left when it was heard of. */
export const useBonusSecondsLeft = (bonus: Bonus): number =>
  useSyncExternalStore(countdown.watch, countdown.left, () => null) ?? bonus.seconds;
