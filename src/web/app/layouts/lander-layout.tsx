import { Outlet, useMatches } from 'react-router';
import { getCompanyInfo } from '#contract/site';
import { useText } from '#i18n/react';
import { LightQuickExit } from '../../accounts/discretion/quick-exit.tsx';
import { LightAccountMenu } from '../../accounts/light-account-menu.tsx';
import { cacheLoader, documentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { useUser } from '../../accounts/user-query.ts';
import { query } from '../../data/query.ts';
import { EntryWarningDialog } from '../../site/entry-warning-dialog.tsx';
import { LanguageMenu } from '../../site/language-menu.tsx';
import type { LightHandle } from '../../site/light-page.ts';
import { useSettings } from '../../site/settings-query.ts';
import { classes } from '../../ui/classes.ts';
import { LightDropdown } from '../../ui/light-dropdown.tsx';
import { LightPageThemeSwitch } from '../../ui/light-page-theme-switch.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { HomeLink } from './home-link.tsx';
import style from './lander-layout.module.css';
import { MainNav } from './main-links.tsx';
import { useMenu } from './menu.ts';
import { SiteFooter } from './site-footer.tsx';

const queries: PageQueries = () => [query(getCompanyInfo)];
export const loader = documentLoader(queries);
export const clientLoader = cacheLoader(queries);

/**
 * The links load whole documents, because light pages work without script. The server renders them anew for a
 * member, with the navigation and its counts.
 * @spec 2.2 2.3
 */
export default function LanderLayout() {
  const t = useText();
  const { design_version: version } = useSettings();
  const user = useUser();
  const { links } = useMenu();
  const handles = useMatches().map(({ handle }) => handle as LightHandle | undefined);
  const evening = handles.some(handle => handle?.evening);
  const isMailed = handles.some(handle => handle?.mailed);
  return (
    <div className="column relative screen-height" data-member={user ? '' : undefined}>
      {/* Without an origin, the server would refuse the page's form. The token of the address stays secret. */}
      {isMailed && <meta name="referrer" content="strict-origin" />}
      <SkipLink to="content">{t('nav.skip')}</SkipLink>
      <header className={classes('relative bar-layer', style.bar, evening && `ink ${style.evening}`)}>
        <div className={`page row gap-2 gutter ${style.inner}`}>
          <HomeLink className={style.home} />
          <MainNav links={links} className={style.links} />
          <div className={`row gap-half push-end ${style.end}`}>
            <LightQuickExit />
            <LanguageMenu Menu={LightDropdown} />
            {user ? <LightAccountMenu user={user} /> : <VisitorLinks />}
          </div>
        </div>
      </header>
      <Outlet />
      <SiteFooter />
      <BottomBar />
      <EntryWarningDialog isLoggedIn={user !== null || isMailed} />
      <script src={`/light.js?v=${version}`} defer />
    </div>
  );
}

function VisitorLinks() {
  const t = useText();
  return (
    <>
      <span className={style.theme}>
        <LightPageThemeSwitch />
      </span>
      <a
        href="/members"
        className={`inline-row target text-m weight-650 no-underline nowrap round ${style.login}`}
      >
        {t('nav.login')}
      </a>
    </>
  );
}
