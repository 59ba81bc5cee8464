import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useFormatter } from 'use-intl';
import { useAccountText } from '#i18n/react';
import { languageNames, useOfferedLanguages } from '../../site/offered-languages.ts';
import { Button } from '../../ui/button.tsx';
import {
  BellIcon,
  BlockIcon,
  ChevronRightIcon,
  ClockIcon,
  ComputerIcon,
  CreditsIcon,
  DownloadIcon,
  EyeIcon,
  EyeOffIcon,
  FlagIcon,
  GlobeIcon,
  KeyIcon,
  LockIcon,
  LogoutIcon,
  MailIcon,
  MaskIcon,
  PersonIcon,
  PhoneIcon,
  PlusIcon,
  ShieldIcon,
  SunIcon,
  TrashIcon,
} from '../../ui/icons.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useLogout } from '../login-and-logout.ts';
import { useUser } from '../user-query.ts';
import style from './settings-index.module.css';
import { useTheme, useThemeNames } from './use-theme.ts';

/** @spec 2.9 */
export function SettingsIndex() {
  const t = useAccountText();
  const user = useUser();
  const format = useFormatter();
  const since = user && format.dateTime(new Date(user.signup_date), { dateStyle: 'long' });
  const theme = useTheme();
  const themeNames = useThemeNames();
  const { current } = useOfferedLanguages();
  return (
    <>
      <SettingsGroup title={t('settings.account')}>
        <SettingsRow
          to="/settings/account"
          title={user?.profile.name ?? ''}
          value={since && t('settings.since', { date: since })}
          icon={<PersonIcon />}
        />
        <SettingsRow to="/settings/email" title={t('signup.email')} value={user?.email} icon={<MailIcon />} />
        <SettingsRow
          to="/notifications"
          title={t('notifications.title')}
          value={t(user?.notifications_disabled.length ? 'emails_off.title' : 'notifications.row')}
          icon={<BellIcon />}
        />
        <SettingsRow to="/settings/spending" title={t('spending_limit.title')} icon={<CreditsIcon />} />
        <SettingsRow to="/settings/invitations" title={t('invitations.title')} icon={<PlusIcon />} />
      </SettingsGroup>
      <SettingsGroup title={t('settings.security')}>
        <SettingsRow to="/settings/password" title={t('signup.password')} icon={<LockIcon />} />
        <SettingsRow to="/settings/passkeys" title={t('passkeys.title')} icon={<KeyIcon />} />
        <SettingsRow to="/settings/logins" title={t('sessions.title')} icon={<ComputerIcon />} />
      </SettingsGroup>
      <SettingsGroup title={t('footer.privacy')}>
        <SettingsRow
          to="/settings/privacy"
          title={t('editor.visibility')}
          value={t('privacy.row')}
          icon={<EyeIcon />}
        />
        <SettingsRow to="/settings/blocked" title={t('settings.blocked')} icon={<BlockIcon />} />
        <SettingsRow
          to="/settings/contacts"
          title={t('contacts.title')}
          value={t('contacts.row')}
          icon={<PersonIcon />}
        />
        <SettingsRow to="/settings/decisions" title={t('decisions.title')} icon={<FlagIcon />} />
        <SettingsRow
          to="/settings/check-in"
          title={t('check_in.title')}
          value={t('check_in.row')}
          icon={<ClockIcon />}
        />
        <SettingsRow to="/safety" title={t('safety.title')} icon={<ShieldIcon />} reloadDocument />
        <SettingsRow to="/settings/hidden-words" title={t('word_filter.title')} icon={<EyeOffIcon />} />
        <SettingsRow
          to="/settings/discretion"
          title={t('discretion.title')}
          value={t(user?.discreet ? 'discretion.on' : 'discretion.off')}
          icon={<MaskIcon />}
        />
      </SettingsGroup>
      <SettingsGroup title={t('settings.language_and_theme')}>
        <SettingsRow
          to="/settings/language"
          title={t('nav.language')}
          value={languageNames[current]}
          icon={<GlobeIcon />}
        />
        <SettingsRow
          to="/settings/look"
          title={t('settings.theme')}
          value={themeNames[theme]}
          icon={<SunIcon />}
        />
        <SettingsRow to="/settings/install" title={t('install.title')} icon={<PhoneIcon />} />
      </SettingsGroup>
      <SettingsGroup title={t('settings.data')}>
        <SettingsRow to="/settings/export" title={t('own_data.title')} icon={<DownloadIcon />} />
        <SettingsRow to="/settings/delete" title={t('deletion.title')} icon={<TrashIcon />} />
      </SettingsGroup>
      <Logout />
    </>
  );
}

function Logout() {
  const t = useAccountText();
  const logout = useLogout();
  return (
    <div className={`line-above ${style.logout}`} inert={!useHydrated()}>
      <Button
        look="plain"
        busy={logout.isPending}
        icon={<LogoutIcon size={20} />}
        onClick={() => logout.mutate({})}
      >
        {t('nav.logout')}
      </Button>
    </div>
  );
}

type SettingsRowProps = {
  to: string;
  /** For a light page, which is never hydrated. */
  reloadDocument?: true;
  title: string;
  value?: ReactNode;
  icon: ReactNode;
};

/** @spec 2.9 */
const SettingsRow = ({ to, title, value, icon, reloadDocument }: SettingsRowProps) => (
  <li>
    <NavLink
      to={to}
      reloadDocument={reloadDocument ?? false}
      className={`row gap-2 tall pad-1 ink no-underline radius-m ${style.row}`}
    >
      <span className="violet">{icon}</span>
      <span className="stack grow may-shrink">
        <span className="weight-600">{title}</span>
        {value && <span className={`quiet text-m ${style.value}`}>{value}</span>}
      </span>
      <span className="quiet">
        <ChevronRightIcon size={18} />
      </span>
    </NavLink>
  </li>
);

const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={style.group}>
    <h2 className={`quiet text-m weight-600 ${style.heading}`}>{title}</h2>
    <ul className="lines-between">{children}</ul>
  </section>
);
