import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { orNothing } from '../connection/or-nothing.ts';
import { useAskOwnCell } from './near/own-cell.ts';
import style from './order-links.module.css';
import { changed, membersAddress, type Search } from './search-state.ts';

const NearestDialog = lazy(orNothing(() => import('./near/nearest-dialog.tsx')));

/** The two orders of a search. From near to far begins where one lives, or asks for a place. */
export function OrderLinks({ search }: { search: Search }) {
  const t = useMembersText();
  const navigate = useNavigate();
  const hasOwnCell = useAskOwnCell();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const isNearest = search.order === 'nearest';
  const nearest = (near = search.near) => membersAddress(changed(search, { order: 'nearest', near }));
  const askFirst = async (event: MouseEvent) => {
    if (search.near !== undefined || isNearest || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (await hasOwnCell()) void navigate(nearest());
    else setDialog('open');
  };
  return (
    <nav className={style.orders} aria-label={t('search.order')}>
      <Link
        to={membersAddress(changed(search, { order: undefined }))}
        aria-current={isNearest ? undefined : 'true'}
      >
        {t('search.order_active')}
      </Link>
      <Link to={nearest()} aria-current={isNearest ? 'true' : undefined} onClick={askFirst}>
        {t('search.order_nearest')}
      </Link>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <NearestDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onNear={near => {
              setDialog('closed');
              void navigate(nearest(near));
            }}
          />
        </Suspense>
      )}
    </nav>
  );
}
