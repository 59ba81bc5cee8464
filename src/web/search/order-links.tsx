import { Link } from 'react-router';
import { useMembersText } from '#i18n/react';
import style from './order-links.module.css';
import { changed, membersAddress, type Search } from './search-state.ts';

type OrderLinksProps = { search: Search; onNearest: (event: React.MouseEvent) => void };

/** The two orders of a search. */
export function OrderLinks({ search, onNearest }: OrderLinksProps) {
  const t = useMembersText();
  const isNearest = search.order === 'nearest';
  return (
    <nav className={style.orders} aria-label={t('search.order')}>
      <Link
        to={membersAddress(changed(search, { order: undefined }))}
        aria-current={isNearest ? undefined : 'true'}
      >
        {t('search.order_active')}
      </Link>
      <Link
        to={membersAddress(changed(search, { order: 'nearest' }))}
        aria-current={isNearest ? 'true' : undefined}
        onClick={onNearest}
      >
        {t('search.order_nearest')}
      </Link>
    </nav>
  );
}
