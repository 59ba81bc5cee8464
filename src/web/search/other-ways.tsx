import { Link } from 'react-router';
import { useText } from '#i18n/react';
import { CardsIcon, CompassIcon } from '../ui/icons.ts';
import style from './other-ways.module.css';

/** Beside the search: card by card, or by three questions. */
export function OtherWays() {
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
