import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/accounts';
import { CREDIT_BADGE_THRESHOLD } from '#contract/constants';
import { useText } from '#i18n/react';
import { usePictureAddress } from '../site/settings-query.ts';
import { classes } from '../ui/classes.ts';
import { Dropdown, type DropdownProps, dropdownItem } from '../ui/dropdown.tsx';
import {
  CardsIcon,
  ChevronDownIcon,
  CompassIcon,
  EyeIcon,
  LogoutIcon,
  PersonIcon,
  SettingsIcon,
} from '../ui/icons.ts';
import { Avatar } from '../ui/photo-image.tsx';
import { ThemeMenuItem } from '../ui/theme-switch.tsx';
import style from './account-menu.module.css';
import { useLogout } from './login-and-logout.ts';

/** @spec 2.3 */
export function AccountMenu({ user }: { user: User }) {
  const logout = useLogout();
  return (
    <AccountMenuFrame user={user} Menu={Dropdown}>
      <ThemeMenuItem />
      <button type="button" className={dropdownItem} onClick={() => logout.mutate({})}>
        <LogoutLabel />
      </button>
    </AccountMenuFrame>
  );
}

type FrameProps = { user: User; Menu: ComponentType<DropdownProps>; children: ReactNode };

/**
 * What the account menus of all pages have in common. The children, theme and logout, differ on light pages.
 * @spec 2.3
 */
export function AccountMenuFrame({ user, Menu, children }: FrameProps) {
  const t = useText();
  const { name } = user.profile;
  const pages = [
    { to: '/profile', Icon: PersonIcon, title: t('nav.profile') },
    { to: '/swipe-game', Icon: CardsIcon, title: t('nav.swipe_game') },
    { to: '/match-finder', Icon: CompassIcon, title: t('nav.match_finder') },
    { to: '/likes/visitors', Icon: EyeIcon, title: t('nav.visitors') },
    { to: '/settings', Icon: SettingsIcon, title: t('nav.settings') },
  ];
  return (
    <Menu
      label={t('nav.account_menu', { name })}
      button={
        <>
          <MemberAvatar user={user} size={36} />
          <span className={`truncate block only-wide ${style.name}`}>{name}</span>
          <span className={style.more}>
            <ChevronDownIcon size={18} />
          </span>
        </>
      }
    >
      <Member user={user} />
      {pages.map(({ to, Icon, title }) => (
        <Link key={to} to={to} className={dropdownItem}>
          <Icon size={20} />
          {title}
        </Link>
      ))}
      {children}
    </Menu>
  );
}

export function LogoutLabel() {
  const t = useText();
  return (
    <>
      <LogoutIcon size={20} />
      {t('nav.logout')}
    </>
  );
}

function Member({ user }: { user: User }) {
  const t = useText();
  const { credits, paid_user, profile } = user;
  const tone = paid_user ? creditsTone(credits) : null;
  return (
    <div className={`row gap-s ${style.who}`}>
      <MemberAvatar user={user} size={48} />
      <div>
        <strong className="block leading-snug">{profile.name}</strong>
        <span className={classes('text-m tabular', tone ? `weight-650 ${tone}` : 'quiet')}>
          {t('nav.credits_left', { count: credits })}
        </span>
      </div>
    </div>
  );
}

function MemberAvatar({ user, size }: { user: User; size: number }) {
  const addressOf = usePictureAddress();
  const { main_image: main } = user.profile;
  return <Avatar src={main && addressOf(main.thumb_filename)} colour={main?.colour} size={size} />;
}

/** @spec 2.3 */
export const creditsTone = (credits: number): 'warning' | 'danger' | null =>
  credits > CREDIT_BADGE_THRESHOLD ? null : credits > 0 ? 'warning' : 'danger';
