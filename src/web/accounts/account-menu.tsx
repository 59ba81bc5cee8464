import { Link } from 'react-router';
import type { User } from '#contract/accounts';
import { CREDIT_BADGE_THRESHOLD } from '#contract/constants';
import { useText } from '#i18n/react';
import { usePictureAddress } from '../site/settings-query.ts';
import { classes } from '../ui/classes.ts';
import { Dropdown, dropdownItem } from '../ui/dropdown.tsx';
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
  const t = useText();
  const addressOf = usePictureAddress();
  const logout = useLogout();
  const { name, main_image: main } = user.profile;
  const { credits } = user;
  const tone = user.paid_user ? creditsTone(credits) : null;
  const pages = [
    { to: '/profile', Icon: PersonIcon, title: t('nav.profile') },
    { to: '/swipe-game', Icon: CardsIcon, title: t('nav.swipe_game') },
    { to: '/match-finder', Icon: CompassIcon, title: t('nav.match_finder') },
    { to: '/likes/visitors', Icon: EyeIcon, title: t('nav.visitors') },
    { to: '/settings', Icon: SettingsIcon, title: t('nav.settings') },
  ];
  const avatar = (size: number) => (
    <Avatar src={main && addressOf(main.thumb_filename)} colour={main?.colour} size={size} />
  );
  return (
    <Dropdown
      label={t('nav.account_menu', { name })}
      button={
        <>
          {avatar(36)}
          <span className={`truncate block only-wide ${style.name}`}>{name}</span>
          <span className={style.more}>
            <ChevronDownIcon size={18} />
          </span>
        </>
      }
    >
      <div className={`row gap-s ${style.who}`}>
        {avatar(48)}
        <div>
          <strong className="block leading-snug">{name}</strong>
          <span className={classes('text-m tabular', tone ? `weight-650 ${tone}` : 'quiet')}>
            {t('nav.credits_left', { count: credits })}
          </span>
        </div>
      </div>
      {pages.map(({ to, Icon, title }) => (
        <Link key={to} to={to} className={dropdownItem}>
          <Icon size={20} />
          {title}
        </Link>
      ))}
      <ThemeMenuItem />
      <button type="button" className={dropdownItem} onClick={() => logout.mutate({})}>
        <LogoutIcon size={20} />
        {t('nav.logout')}
      </button>
    </Dropdown>
  );
}

/** @spec 2.3 */
export const creditsTone = (credits: number): 'warning' | 'danger' | null =>
  credits > CREDIT_BADGE_THRESHOLD ? null : credits > 0 ? 'warning' : 'danger';
