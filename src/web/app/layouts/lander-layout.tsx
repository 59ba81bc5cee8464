import { Outlet, useMatches } from 'react-router';
import { getCompanyInfo } from '#contract/site';
import { useText } from '#i18n/react';
import { useDisplayedSiteName } from '../../accounts/discretion/discretion.ts';
import { LightQuickExit } from '../../accounts/discretion/quick-exit.tsx';
import { SiteLogo } from '../../accounts/discretion/site-logo.tsx';
import { cacheLoader, documentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { useUser } from '../../accounts/user-query.ts';
import { query } from '../../data/query.ts';
import { EntryWarningDialog } from '../../site/entry-warning-dialog.tsx';
import type { LightHandle } from '../../site/light-page.ts';
import { useSettings } from '../../site/settings-query.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { MessageIcon } from '../../ui/icons.ts';
import { LightPageThemeSwitch } from '../../ui/light-page-theme-switch.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import style from './lander-layout.module.css';
import { LightLanguages } from './light-languages.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useCounts } from './use-counts.ts';

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
  const handles = useMatches().map(({ handle }) => handle as LightHandle | undefined);
  const evening = handles.some(handle => handle?.evening);
  const isMailed = handles.some(handle => handle?.mailed);
  return (
    <div className="column relative screen-height" data-member={user ? '' : undefined}>
      {/* Without an origin, the server would refuse the page's form. The token of the address stays secret. */}
      {isMailed && <meta name="referrer" content="strict-origin" />}
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
            <LightQuickExit />
            <LightLanguages />
            <span className={style.theme}>
              <LightPageThemeSwitch />
            </span>
            {user && <UnreadMessages />}
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
      <EntryWarningDialog isLoggedIn={user !== null || isMailed} />
      <script src={`/light.js?v=${version}`} defer />
    </div>
  );
}

/**
 * The server counts when it renders the page, which it does not cache for members.
 * @spec 2.2 2.3
 */
function UnreadMessages() {
  const t = useText();
  const { unread } = useCounts();
  return (
    <a href="/chats" className={`square inline-center relative ink no-underline ${style.chats}`}>
      <MessageIcon />
      <span className="unseen">{t('nav.chats')}</span>
      <span className={`absolute ${style.unread}`}>
        <Badge count={unread} tone="unread" label={t('nav.unread', { count: unread })} />
      </span>
    </a>
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
