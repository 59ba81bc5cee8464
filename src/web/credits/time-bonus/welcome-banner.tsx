import { Link } from 'react-router';
import { useMembersText } from '#i18n/react';
import { payingRoutes, useRouteNames } from '../../route-names.ts';
import { ChevronRightIcon } from '../../ui/icons.ts';
import { TimeLeft } from './time-left.tsx';
import { useBonus } from './use-bonus.ts';
import style from './welcome-banner.module.css';

/** Where one buys already: the offer stands there by itself. */
const buyingRoutes = ['credits', ...payingRoutes];

/** The welcome bonus above the navigation: a title, what is left of it, and the way to the credits (section 2). */
export function WelcomeBanner() {
  const t = useMembersText();
  const bonus = useBonus();
  const routes = useRouteNames();
  if (!bonus || routes.some(name => buyingRoutes.includes(name))) return null;
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
