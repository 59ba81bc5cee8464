import { useNavigation } from 'react-router';
import style from './member-card.module.css';

/**
 * Only the pressed card mounts this component, because every navigation rerenders it.
 * @spec look
 */
export function CardOpening({ to }: { to: string }) {
  const { location } = useNavigation();
  return location?.pathname === to ? <span className={style.pending} /> : null;
}
