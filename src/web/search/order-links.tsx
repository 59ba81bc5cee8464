import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { useFetchHasOwnCell } from './near/own-cell.ts';
import style from './order-links.module.css';
import { membersAddress, type SearchState, withChanges } from './search-state.ts';

const NearestDialog = lazyDialog(() => import('./near/nearest-dialog.tsx'));

/**
 * If the viewer has no place, the order by distance opens a dialog.
 * @spec D2.39
 */
export function OrderLinks({ search }: { search: SearchState }) {
  const t = useMembersText();
  const navigate = useNavigate();
  const fetchHasOwnCell = useFetchHasOwnCell();
  const [isAsked, setIsAsked] = useState(false);
  const isNearest = search.order === 'nearest';
  const isActive = search.order === 'active';
  const nearest = (near = search.near) => membersAddress(withChanges(search, { order: 'nearest', near }));
  const askFirst = async (event: MouseEvent) => {
    if (search.near !== undefined || isNearest || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (await fetchHasOwnCell()) void navigate(nearest());
    else setIsAsked(true);
  };
  return (
    <nav className={`wrap sunk ${style.orders}`} aria-label={t('search.order')}>
      <Link
        to={membersAddress(withChanges(search, { order: undefined }))}
        aria-current={isNearest || isActive ? undefined : 'true'}
      >
        {t('search.order_area')}
      </Link>
      <Link
        to={membersAddress(withChanges(search, { order: 'active' }))}
        aria-current={isActive ? 'true' : undefined}
      >
        {t('search.order_active')}
      </Link>
      <Link to={nearest()} aria-current={isNearest ? 'true' : undefined} onClick={askFirst}>
        {t('search.order_nearest')}
      </Link>
      <NearestDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onNear={near => {
          setIsAsked(false);
          void navigate(nearest(near));
        }}
      />
    </nav>
  );
}
