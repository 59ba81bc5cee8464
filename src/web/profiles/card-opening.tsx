import { useNavigation } from 'react-router';
import style from './member-card.module.css';

/**
 * Marks a pressed card while its page loads; mounted at the press, so that other cards ignore the navigation.
 * @spec look
 */
export function CardOpening({ to }: { to: string }) {
  const { location } = useNavigation();
  return location?.pathname === to ? <span className={style.pending} /> : null;
}
