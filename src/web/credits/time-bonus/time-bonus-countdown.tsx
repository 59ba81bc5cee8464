import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '#contract/accounts';
import { TIME_BONUS_MODAL_DELAY_MS } from '#contract/constants';
import { useDismiss } from '../../accounts/alerts/use-dismissals.ts';
import { useUser } from '../../accounts/user-query.ts';
import { optionalComponent } from '../../connection/optional-component.tsx';
import { useApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { useIsInMembersArea } from '../../site/route-areas.ts';
import { useQuietMoment } from '../../ui/use-quiet-moment.ts';
import { whenInView } from '../../ui/when-in-view.ts';
import { timeBonusEnd, timeBonusQuery } from './time-bonus-query.ts';
import { countdown, useTimeBonus } from './use-time-bonus.ts';

const TimeBonusModal = optionalComponent(() => import('./time-bonus-modal.tsx'));

/**
 * Runs the countdown until zero, logout or a purchase.
 * @spec 4.12
 */
export function TimeBonusCountdown() {
  const api = useApi();
  const cache = useQueryClient();
  const dismiss = useDismiss();
  const bonus = useTimeBonus();
  useEffect(() => {
    if (!bonus) return countdown.clear();
    countdown.start(timeBonusEnd(bonus), () => {
      cache.setQueryData(timeBonusQuery(null).queryKey, null);
      // Refetches prices, which no longer include the bonus.
      void invalidate(cache, ['prices', 'quotes']);
    });
  }, [bonus, api, cache]);
  useEffect(() => countdown.clear, []);
  const isDue = useModalDue(bonus !== null);
  if (!bonus || !isDue) return null;
  return <TimeBonusModal bonus={bonus} onClose={() => dismiss('time_bonus_modal')} />;
}

/** @spec 4.12 */
export const mayOpen = (user: User | null, hasTimeBonus: boolean): boolean =>
  hasTimeBonus && user?.credits === 0 && user.dismissed.time_bonus_modal === undefined;

/** Waits until the member is not writing and no dialog is open. */
function useModalDue(hasTimeBonus: boolean): boolean {
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
