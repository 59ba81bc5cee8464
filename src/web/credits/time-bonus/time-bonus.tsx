import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useApi } from '../../api.ts';
import { optionalComponent } from '../../connection/optional-component.ts';
import { useDismiss } from '../../notifications/use-dismissals.ts';
import { countdown, useBonus } from './use-bonus.ts';
import { useModalDue } from './use-modal-due.ts';
import { bonusEnd, welcomeQuery } from './welcome-query.ts';

const TimeBonusModal = lazy(optionalComponent(() => import('./time-bonus-modal.tsx')));

/**
 * The time bonus of whoever is logged in (section 4): runs its one countdown and shows its modal. The countdown is cleared at zero, by a
 * logout, once the member has paid, and where there is no bonus.
 */
export function TimeBonus() {
  const api = useApi();
  const cache = useQueryClient();
  const dismiss = useDismiss();
  const bonus = useBonus();
  useEffect(() => {
    if (!bonus) return countdown.clear();
    countdown.start(bonusEnd(bonus), () => {
      cache.setQueryData(welcomeQuery(api, null).queryKey, null);
      // What is shown with it costs more from now on.
      for (const key of ['discount', 'quote']) void cache.invalidateQueries({ queryKey: [key] });
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
