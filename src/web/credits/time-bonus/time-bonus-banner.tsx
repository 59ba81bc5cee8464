import { Link } from 'react-router';
import { useMembersText } from '#i18n/react';
import { useDismiss, useDismissals } from '../../accounts/alerts/use-dismissals.ts';
import { useRouteNames } from '../../site/route-areas.ts';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.ts';
import style from './time-bonus.module.css';
import { offersTimeBonus } from './time-bonus-alert.tsx';
import { TimeLeft } from './time-left.tsx';
import { useTimeBonus } from './use-time-bonus.ts';

/**
 * The member dismisses the banner and the bonus alert separately.
 * @spec 2.5 4.12 D2.37
 */
export function TimeBonusBanner({ hasAlert }: { hasAlert: boolean }) {
  const t = useMembersText();
  const bonus = useTimeBonus();
  const isOffered = offersTimeBonus({ hasTimeBonus: bonus !== null, routes: useRouteNames() });
  const isDismissed = useDismissals().time_bonus_banner !== undefined;
  const dismiss = useDismiss();
  if (!bonus || !isOffered || hasAlert || isDismissed) return null;
  return (
    <div className="row gutter ink tint">
      <Link
        to="/credits"
        className={`row wrap justify-center grow target text-m weight-650 text-center no-underline inherit-colour ${style.line}`}
      >
        <span>{t('time_bonus.banner', { percentage: bonus.percentage })}</span>
        <span className={style.left}>
          {t('time_bonus.left')} <TimeLeft bonus={bonus} />
        </span>
      </Link>
      <IconButton label={t('action.dismiss')} onClick={() => dismiss('time_bonus_banner')}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}
