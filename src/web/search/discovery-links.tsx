import { Link } from 'react-router';
import { useText } from '#i18n/react';
import { CardsIcon, CompassIcon } from '../ui/icons.ts';
import style from './discovery-links.module.css';

/** @spec 2.3 */
export function DiscoveryLinks() {
  const t = useText();
  return (
    <p className={style.ways}>
      <Link to="/swipe-game" className={style.way}>
        <CardsIcon size={20} />
        {t('nav.swipe_game')}
      </Link>
      <Link to="/match-finder" className={style.way}>
        <CompassIcon size={20} />
        {t('nav.match_finder')}
      </Link>
    </p>
  );
}
