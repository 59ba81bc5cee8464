import { useNavigation } from 'react-router';
import style from './member-card.module.css';

/**
 * Mounted only by the press, so that other cards need not follow the navigation.
 * @spec look
 */
export function CardOpening({ to }: { to: string }) {
  const { location } = useNavigation();
  return location?.pathname === to ? <span className={style.pending} /> : null;
}
