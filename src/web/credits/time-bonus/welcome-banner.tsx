import { Link } from 'react-router';
import { useMembersText } from '#i18n/react';
import { useSituation } from '../../notifications/use-situation.ts';
import { ChevronRightIcon } from '../../ui/icons.ts';
import { offersBonus } from './bonus-rule.ts';
import { TimeLeft } from './time-left.tsx';
import { useBonus } from './use-bonus.ts';
import style from './welcome-banner.module.css';

/**
 * The welcome bonus on top of a page: a title, what is left of it, and the way to the credits (section 2). Only where the alert of the bonus
 * does not stand below it: it was dismissed, others were more urgent, or the page has no warnings area.
 */
export function WelcomeBanner({ hasAlert }: { hasAlert: boolean }) {
  const t = useMembersText();
  const bonus = useBonus();
  const isOffered = offersBonus(useSituation());
  if (!bonus || !isOffered || hasAlert) return null;
  return (
    <Link to="/credits" className={style.banner}>
      <span>{t('time_bonus.banner', { percentage: bonus.percentage })}</span>
      <span className={style.left}>
        {t('time_bonus.left')} <TimeLeft of={bonus} />
      </span>
      <ChevronRightIcon size={18} />
    </Link>
  );
}
