import { useMembersText } from '#i18n/react';
import type { AlertContext } from '../../accounts/alerts/alerts-to-show.ts';
import { paymentRouteIds } from '../../site/route-areas.ts';
import { ClockIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { TimeLeft } from './time-left.tsx';
import { useTimeBonus } from './use-time-bonus.ts';

/** @spec 2.5 4.12 D2.37 */
export function TimeBonusAlert({ onDismiss }: { onDismiss: () => void }) {
  const t = useMembersText();
  const bonus = useTimeBonus();
  if (!bonus) return null;
  return (
    <Notice
      icon={<ClockIcon size={20} />}
      label={t('time_bonus.title')}
      to="/credits"
      dismiss={{ label: t('action.dismiss'), onDismiss }}
    >
      {t('time_bonus.banner', { percentage: bonus.percentage })}, {t('time_bonus.left')}{' '}
      <TimeLeft bonus={bonus} />
    </Notice>
  );
}

/** Pages where the bonus is not announced, because their prices already include it. */
const purchaseRoutes = ['credits', 'premium', ...paymentRouteIds];

/** @spec 4.12 2.5 */
export const offersTimeBonus = ({
  hasTimeBonus,
  routes,
}: Pick<AlertContext, 'hasTimeBonus' | 'routes'>): boolean =>
  hasTimeBonus && !routes.some(name => purchaseRoutes.includes(name));
