import { useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useText } from '#i18n/react';
import { AccountMenu } from '../../accounts/account-menu.tsx';
import { useDisplayedSiteName } from '../../accounts/discretion/discretion.ts';
import { QuickExitButton } from '../../accounts/discretion/quick-exit.tsx';
import { SiteLogo } from '../../accounts/discretion/site-logo.tsx';
import { SignupLink } from '../../accounts/signup-link.tsx';
import { useUser } from '../../accounts/user-query.ts';
import { LanguageForm } from '../../site/language-form.tsx';
import { languageNames, useOfferedLanguages } from '../../site/offered-languages.ts';
import { useRouteNames } from '../../site/route-areas.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { isInstalled } from '../../ui/device.ts';
import { Dropdown, dropdownItem } from '../../ui/dropdown.tsx';
import { ArrowLeftIcon, GlobeIcon } from '../../ui/icons.ts';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { MainLinks } from './main-links.tsx';
import { showsBackButton, useMenu } from './menu.ts';
import style from './top-bar.module.css';

/** @spec 2.3 */
export function TopBar() {
  const t = useText();
  const user = useUser();
  const name = useDisplayedSiteName();
  const { links, end } = useMenu();
  return (
    <header className={`sticky line-below bar-layer ${style.bar}`}>
      <div className={`page row gap-2 tall gutter ${style.inner}`}>
        <BackButton />
        {user ? (
          <Link to="/members" className={`inline-row target no-underline ${style.home}`} aria-label={name}>
            <SiteLogo />
          </Link>
        ) : (
          <a
            href="/"
            className={`inline-row target no-underline ${style.home}`}
            aria-label={`${name}, ${t('nav.home')}`}
          >
            <SiteLogo />
          </a>
        )}
        {links.length > 0 && (
          <nav aria-label={t('nav.main')} className={`only-wide ${style.links}`}>
            <ul className="flex gap-half">
              <MainLinks links={links} />
            </ul>
          </nav>
        )}
        <div className={`row gap-half push-end ${style.end}`}>
          <span className={`inline-flex hide-empty ${style.leave}`}>
            <QuickExitButton />
          </span>
          <LanguageMenu />
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

/** @spec 2.3 D2.45 */
function LanguageMenu() {
  const t = useText();
  const { current, hasChoice } = useOfferedLanguages();
  const { pathname, search } = useLocation();
  if (!hasChoice) return null;
  return (
    <Dropdown
      className={style.button}
      label={`${current.toUpperCase()}, ${t('nav.language')}: ${languageNames[current]}`}
      button={
        <>
          <GlobeIcon size={20} />
          <span className={style.code}>{current.toUpperCase()}</span>
        </>
      }
    >
      <LanguageForm next={pathname + search} itemClass={dropdownItem} />
    </Dropdown>
  );
}
