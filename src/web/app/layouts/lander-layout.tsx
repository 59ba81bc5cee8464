import { Outlet, useMatches } from 'react-router';
import { getCompanyInfo } from '#contract/site';
import { useText } from '#i18n/react';
import { useDisplayedSiteName } from '../../accounts/discretion/discretion.ts';
import { SiteLogo } from '../../accounts/discretion/site-logo.tsx';
import { cacheLoader, documentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { useUser } from '../../accounts/user-query.ts';
import { query } from '../../data/query.ts';
import { EntryWarningDialog } from '../../site/entry-warning-dialog.tsx';
import type { LightHandle } from '../../site/light-page.ts';
import { useSettings } from '../../site/settings-query.ts';
import { classes } from '../../ui/classes.ts';
import { LightPageThemeSwitch } from '../../ui/light-page-theme-switch.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import style from './lander-layout.module.css';
import { LightLanguages } from './light-languages.tsx';
import { SiteFooter } from './site-footer.tsx';

const queries: PageQueries = () => [query(getCompanyInfo)];
export const loader = documentLoader(queries);
export const clientLoader = cacheLoader(queries);

/**
 * The links load whole documents, because light pages work without script.
 * @spec 2.2
 */
export default function LanderLayout() {
  const t = useText();
  const { design_version: version } = useSettings();
  const name = useDisplayedSiteName();
  const user = useUser();
  const evening = useMatches().some(({ handle }) => (handle as LightHandle | undefined)?.evening);
  return (
    <div className="column relative screen-height">
      <SkipLink to="content">{t('nav.skip')}</SkipLink>
      <header className={classes('relative bar-layer', style.bar, evening && `ink ${style.evening}`)}>
        <div className={`page row gap-2 justify-between gutter ${style.inner}`}>
          <a
            href="/"
            className={`inline-row target no-underline ${style.home}`}
            aria-label={`${name}, ${t('nav.home')}`}
          >
            <SiteLogo />
          </a>
          <div className={`row gap-half ${style.end}`}>
            <LightLanguages />
            <span className={style.theme}>
              <LightPageThemeSwitch />
            </span>
            <a
              href="/members"
              className={`inline-row target text-m weight-650 no-underline nowrap round ${style.login}`}
            >
              {user ? <Members /> : t('nav.login')}
            </a>
          </div>
        </div>
      </header>
      <Outlet />
      <SiteFooter />
      <EntryWarningDialog isLoggedIn={user !== null} />
      <script src={`/light.js?v=${version}`} defer />
    </div>
  );
}

function Members() {
  const t = useText();
  return (
    <>
      <span className={style.long}>{t('nav.members')}</span>
      <span className={style.short}>{t('nav.members_short')}</span>
    </>
  );
}
