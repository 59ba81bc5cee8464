import { useNavigation } from 'react-router';
import style from './member-card.module.css';

/**
 * Mounted only when its card is pressed, so that other cards need not follow the navigation.
 * @spec look
 */
export function CardOpening({ to }: { to: string }) {
  const { location } = useNavigation();
  return location?.pathname === to ? <span className={style.pending} /> : null;
}
