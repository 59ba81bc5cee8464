import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useText } from '#i18n/react';
import { Badge } from '../../ui/badge.tsx';
import { CreditsIcon, CrownIcon, HeartIcon, MessageIcon, SearchIcon } from '../../ui/icons.ts';
import style from './main-links.module.css';
import type { MenuLink } from './menu.ts';

const icons = {
  members: SearchIcon,
  chats: MessageIcon,
  likes: HeartIcon,
  credits: CreditsIcon,
  premium: CrownIcon,
} satisfies Record<MenuLink['name'], unknown>;

/**
 * The main links on screens that are wide enough, in the bar at the top.
 * @spec 2.3
 */
export function MainNav({ links, className }: { links: MenuLink[]; className: string | undefined }) {
  const t = useText();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('nav.main')} className={`only-wide ${className}`}>
      <ul className="flex gap-half">
        <MainLinks links={links} />
      </ul>
    </nav>
  );
}

/** @spec 2.3 */
export const MainLinks = ({ links, short = false }: { links: MenuLink[]; short?: boolean }) =>
  links.map(link => <Entry key={link.name} {...link} short={short} />);

function Entry({ name, to, badge, short }: MenuLink & { short: boolean }) {
  const texts = useLinkTexts(name, badge?.count ?? 0);
  const Icon = icons[name];
  return (
    <MainLink
      to={to}
      icon={<Icon />}
      badge={badge && <Badge {...badge} label={texts.badge} showZero />}
      end={name === 'members'}
    >
      {short && texts.short ? <ShortName shown={texts.short} full={texts.name} /> : texts.name}
    </MainLink>
  );
}

const ShortName = ({ shown, full }: { shown: string; full: string }) => (
  <>
    <span aria-hidden="true">{shown}</span>
    <span className="unseen">{full}</span>
  </>
);

function useLinkTexts(
  name: MenuLink['name'],
  count: number,
): { name: string; short?: string; badge: string } {
  const t = useText();
  switch (name) {
    case 'members':
      return { name: t('nav.members'), short: t('nav.members_short'), badge: '' };
    case 'chats':
      return { name: t('nav.chats'), badge: t('nav.unread', { count }) };
    case 'likes':
      return { name: t('nav.likes'), badge: t('nav.new_likes', { count }) };
    case 'credits':
      return { name: t('nav.credits'), badge: t('nav.credits_left', { count }) };
    case 'premium':
      return { name: t('nav.get_premium'), badge: '' };
  }
}

type MainLinkProps = {
  to: string;
  icon: ReactNode;
  badge?: ReactNode;
  end?: boolean;
  children: ReactNode;
};

export const MainLink = ({ to, icon, badge, end = false, children }: MainLinkProps) => (
  <li>
    <NavLink
      to={to}
      end={end}
      prefetch="intent"
      className={`row gap-1 target quiet weight-600 no-underline round ${style.link}`}
    >
      <span className={`relative ${style.icon}`}>
        {icon}
        {badge && <span className={`stack absolute round ${style.badge}`}>{badge}</span>}
      </span>
      <span className={style.name}>{children}</span>
    </NavLink>
  </li>
);
