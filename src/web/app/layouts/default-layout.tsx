import { Outlet } from 'react-router';
import { getCompanyInfo } from '#contract/site';
import { useText } from '#i18n/react';
import { FrozenBanner } from '../../accounts/frozen-banner.tsx';
import { cacheLoader, documentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { userQuery, useUser } from '../../accounts/user-query.ts';
import { ConnectionNotice } from '../../connection/connection-notice.tsx';
import { TimeBonusBanner } from '../../credits/time-bonus/time-bonus-banner.tsx';
import { timeBonusQuery } from '../../credits/time-bonus/time-bonus-query.ts';
import { query } from '../../data/query.ts';
import { SignupModalHost } from '../../signup/signup-modal-host.tsx';
import { EntryWarning } from '../../site/entry-warning.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import style from './default-layout.module.css';
import { Shell } from './shell.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TopBar } from './top-bar.tsx';
import { useAlerts, Warnings } from './warnings.tsx';

const queries: PageQueries = async (_place, cache) => {
  const { user } = await cache.ensureQueryData(userQuery());
  // Loads the bonus here, because a late banner would push the page down.
  return [query(getCompanyInfo), ...(user ? [timeBonusQuery(user)] : [])];
};
export const loader = documentLoader(queries);
export const clientLoader = cacheLoader(queries);

/** @spec 2.2 */
export default function DefaultLayout() {
  const t = useText();
  const isLoggedIn = useUser() !== null;
  const hasTimeBonusAlert = useAlerts().some(({ name }) => name === 'time_bonus');
  return (
    <Shell>
      <SignupModalHost>
        <SkipLink to="content">{t('nav.skip')}</SkipLink>
        <div className={`column screen-height ${style.page}`}>
          <div className={style.screen}>
            <TimeBonusBanner hasAlert={hasTimeBonusAlert} />
            <TopBar />
            <ConnectionNotice />
            <FrozenBanner />
            <Warnings />
            <main id="content" tabIndex={-1} className={`grow ${style.content}`}>
              <Outlet />
            </main>
          </div>
          <SiteFooter folds={isLoggedIn} />
        </div>
        <BottomBar />
        <EntryWarning isLoggedIn={isLoggedIn} />
      </SignupModalHost>
    </Shell>
  );
}
