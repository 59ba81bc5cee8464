import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useText } from '#i18n/react';
import { useCounts } from '../live/use-counts.ts';
import { Badge } from '../ui/badge.tsx';
import { HeartIcon, MessageIcon, SearchIcon } from '../ui/icons.ts';
import style from './main-links.module.css';

/** The links of section 2 that every member needs: search, messages with unread, likes with new ones. */
export function MainLinks() {
  const t = useText();
  const { unread, newLikes } = useCounts();
  return (
    <>
      <MainLink to="/members" icon={<SearchIcon />} end>
        {t('nav.members')}
      </MainLink>
      <MainLink
        to="/chats"
        icon={<MessageIcon />}
        badge={<Badge count={unread} tone="unread" label={t('nav.unread', { count: unread })} />}
      >
        {t('nav.chats')}
      </MainLink>
      <MainLink
        to="/likes"
        icon={<HeartIcon />}
        badge={<Badge count={newLikes} tone="like" label={t('nav.new_likes', { count: newLikes })} />}
      >
        {t('nav.likes')}
      </MainLink>
    </>
  );
}

type MainLinkProps = { to: string; icon: ReactNode; badge?: ReactNode; end?: boolean; children: ReactNode };

export const MainLink = ({ to, icon, badge, end = false, children }: MainLinkProps) => (
  <li>
    <NavLink to={to} end={end} prefetch="intent" className={style.link}>
      <span className={style.icon}>
        {icon}
        {badge && <span className={style.badge}>{badge}</span>}
      </span>
      <span className={style.name}>{children}</span>
    </NavLink>
  </li>
);
