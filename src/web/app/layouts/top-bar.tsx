import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '#i18n/react';
import { AccountMenu } from '../../accounts/account-menu.tsx';
import { QuickExitButton } from '../../accounts/discretion/quick-exit.tsx';
import { SignupLink } from '../../accounts/signup-link.tsx';
import { useUser } from '../../accounts/user-query.ts';
import { LanguageMenu } from '../../site/language-menu.tsx';
import { useRouteNames } from '../../site/route-areas.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { isInstalled } from '../../ui/device.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { HomeLink } from './home-link.tsx';
import { MainNav } from './main-links.tsx';
import { showsBackButton, useMenu } from './menu.ts';
import style from './top-bar.module.css';

/** @spec 2.3 */
export function TopBar() {
  const t = useText();
  const user = useUser();
  const { links, end } = useMenu();
  return (
    <header className={`sticky line-below bar-layer ${style.bar}`}>
      <div className={`page row gap-2 tall gutter ${style.inner}`}>
        <BackButton />
        <HomeLink className={style.home} />
        <MainNav links={links} className={style.links} />
        <div className={`row gap-half push-end ${style.end}`}>
          <span className={`inline-flex hide-empty ${style.leave}`}>
            <QuickExitButton />
          </span>
          <LanguageMenu Menu={Dropdown} />
          {user && end === 'account' && <AccountMenu user={user} />}
          {end === 'login' && (
            <>
              <ThemeSwitch />
              <LoginLink />
              <SignupLink className={style.signup} small>
                {t('nav.signup')}
              </SignupLink>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

/** If visitors cannot search, `/members` shows them a link to the login. */
function LoginLink() {
  const t = useText();
  const { pathname, search } = useLocation();
  if (pathname === '/login') return null;
  const to = pathname.startsWith('/members')
    ? `/login?next=${encodeURIComponent(pathname + search)}`
    : '/members';
  return (
    <ButtonLink to={to} look="plain" small>
      {t('nav.login')}
    </ButtonLink>
  );
}

const noSubscription = () => () => {};

/**
 * Every navigation renders the button, so `history.length` needs no subscription.
 * @spec 2.3
 */
function BackButton() {
  const t = useText();
  const navigate = useNavigate();
  const routes = useRouteNames();
  const isShown = useSyncExternalStore(
    noSubscription,
    () => showsBackButton(routes, { isInstalled: isInstalled(), historyLength: history.length }),
    () => false,
  );
  if (!isShown) return null;
  return (
    <IconButton label={t('action.back')} onClick={() => navigate(-1)}>
      <ArrowLeftIcon />
    </IconButton>
  );
}
