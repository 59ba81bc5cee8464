import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { useAskOwnCell } from './near/own-cell.ts';
import style from './order-links.module.css';
import { changed, membersAddress, type Search } from './search-state.ts';

const NearestDialog = lazyDialog(() => import('./near/nearest-dialog.tsx'));

/** The orders of a search: by area, which none is named for, and two to choose. From near to far begins where one lives, or asks for a place. */
export function OrderLinks({ search }: { search: Search }) {
  const t = useMembersText();
  const navigate = useNavigate();
  const hasOwnCell = useAskOwnCell();
  const [isAsked, setAsked] = useState(false);
  const isNearest = search.order === 'nearest';
  const isActive = search.order === 'active';
  const nearest = (near = search.near) => membersAddress(changed(search, { order: 'nearest', near }));
  const askFirst = async (event: MouseEvent) => {
    if (search.near !== undefined || isNearest || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (await hasOwnCell()) void navigate(nearest());
    else setAsked(true);
  };
  return (
    <nav className={style.orders} aria-label={t('search.order')}>
      <Link
        to={membersAddress(changed(search, { order: undefined }))}
        aria-current={isNearest || isActive ? undefined : 'true'}
      >
        {t('search.order_area')}
      </Link>
      <Link
        to={membersAddress(changed(search, { order: 'active' }))}
        aria-current={isActive ? 'true' : undefined}
      >
        {t('search.order_active')}
      </Link>
      <Link to={nearest()} aria-current={isNearest ? 'true' : undefined} onClick={askFirst}>
        {t('search.order_nearest')}
      </Link>
      <NearestDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onNear={near => {
          setAsked(false);
          void navigate(nearest(near));
        }}
      />
    </nav>
  );
}
