import { Link, useLocation } from 'react-router';
import { useText } from '#i18n/react';
import { QuickExitButton } from '../accounts/discretion/quick-exit.tsx';
import { useShownName } from '../accounts/discretion/shown-name.ts';
import { useUser } from '../accounts/user-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BackButton } from './back-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MainLinks } from './main-links.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SignupLink } from './signup-door.tsx';
import { SiteLogo } from './site-logo.tsx';
import style from './top-bar.module.css';
import { useMenu } from './use-menu.ts';

/** Top navigation (section 2). The main links stand here from 992 px; below that they are within the thumb's reach. */
export function TopBar() {
  const t = useText();
  const user = useUser();
  const name = useShownName();
  const { links, end } = useMenu();
  return (
    <header className={style.bar}>
      <div className={style.inner}>
        <BackButton />
        {user ? (
          <Link to="/members" className={style.home} aria-label={name}>
            <SiteLogo />
          </Link>
        ) : (
          <a href="/" className={style.home} aria-label={`${name}, ${t('nav.home')}`}>
            <SiteLogo />
          </a>
        )}
        {links.length > 0 && (
          <nav aria-label={t('nav.main')} className={style.links}>
            <ul>
              <MainLinks links={links} />
            </ul>
          </nav>
        )}
        <div className={style.end}>
          <span className={style.leave}>
            <QuickExitButton />
          </span>
          <LanguageMenu />
          {user && end === 'account' && <AccountMenu user={user} />}
          {end === 'login' && (
            <>
              <SchemeSwitch />
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

/**
 * Leads to the members (section 2), which show the login where visitors may not search. Where they may, a visitor who is there
 * already goes to the login, and comes back.
 */
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
