import { use } from 'react';
import { Outlet } from 'react-router';
import { useText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { PageHeadContext } from '../../ui/page-head.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';

/**
 * A page without bar, footer and the site's name, whose title is that of discreet mode: its reader may not know what the
 * site is, and need not learn it.
 * @spec 2.2 D5.2 D5.3
 */
export default function NeutralLayout() {
  const t = useText();
  const { design_version: version } = useSettings();
  const head = use(PageHeadContext);
  return (
    <PageHeadContext value={{ ...head, discreetTitle: t('discreet.name'), unseen: 0 }}>
      <div className="column relative screen-height">
        {/* Without an origin, the server would refuse the page's form. The token of the address stays secret. */}
        <meta name="referrer" content="strict-origin" />
        <SkipLink to="content">{t('nav.skip')}</SkipLink>
        <Outlet />
        <script src={`/light.js?v=${version}`} defer />
      </div>
    </PageHeadContext>
  );
}
