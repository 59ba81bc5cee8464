import { useNavigation } from 'react-router';
import style from './member-card.module.css';

/** Dims the card that was pressed until its member's page is there. Mounted by the press: no other card follows the navigation. */
export function CardOpening({ to }: { to: string }) {
  const { location } = useNavigation();
  return location?.pathname === to ? <span className={style.pending} /> : null;
}
