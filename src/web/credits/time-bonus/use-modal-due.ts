import { useEffect, useState } from 'react';
import type { User } from '#contract/accounts';
import { TIME_BONUS_MODAL_DELAY_MS } from '#contract/constants';
import { useUser } from '../../accounts/user-query.ts';
import { useQuietMoment } from '../../likes/use-quiet-moment.ts';
import { whenInView } from '../../likes/when-in-view.ts';
import { useIsInMembersArea } from '../../route-areas.ts';

/** @spec 4.12 */
export const mayOpen = (user: User | null, hasTimeBonus: boolean): boolean =>
  hasTimeBonus && user?.credits === 0 && user.dismissed.time_bonus_modal === undefined;

/** Waits until the member is not writing and no dialog is open. */
export function useModalDue(hasTimeBonus: boolean): boolean {
  const isInside = useIsInMembersArea();
  const hasStayed = useHasStayed(isInside);
  const isDue = mayOpen(useUser(), hasTimeBonus) && isInside && hasStayed;
  return useQuietMoment(isDue || null);
}

/** Returns true when the delay has passed and the tab is visible. */
function useHasStayed(isInside: boolean): boolean {
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    setHasStayed(false);
    if (!isInside) return;
    let stopWaiting = () => {};
    const timer = setTimeout(() => {
      stopWaiting = whenInView(() => setHasStayed(true));
    }, TIME_BONUS_MODAL_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }, [isInside]);
  return hasStayed;
}
