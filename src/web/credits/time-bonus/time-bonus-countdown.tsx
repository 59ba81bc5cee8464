import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { optionalComponent } from '../../connection/optional-component.ts';
import { useApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { useDismiss } from '../../notifications/use-dismissals.ts';
import { timeBonusEnd, timeBonusQuery } from './time-bonus-query.ts';
import { useModalDue } from './use-modal-due.ts';
import { countdown, useTimeBonus } from './use-time-bonus.ts';

const TimeBonusModal = lazy(optionalComponent(() => import('./time-bonus-modal.tsx')));

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
  return (
    <Suspense fallback={null}>
      <TimeBonusModal bonus={bonus} onClose={() => dismiss('time_bonus_modal')} />
    </Suspense>
  );
}
