import { Outlet, useMatch } from 'react-router';
import { useMembersText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import style from './settings-frame.module.css';
import { SettingsIndex } from './settings-index.tsx';

const queries: PageQueries = () => [];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.1 2.9 */
export default function SettingsLayout() {
  const t = useMembersText();
  const isIndex = useMatch('/settings') !== null;
  const Title = isIndex ? 'h1' : 'p';
  return (
    <div className={classes('page pad-page', style.frame, isIndex ? style.index : style.page)}>
      <nav className={style.side} aria-label={t('nav.settings')}>
        <Title className={`heading-l heading-font weight-700 space-below-2 ${style.title}`}>
          {t('nav.settings')}
        </Title>
        <SettingsIndex />
      </nav>
      <div className={`may-shrink ${style.main}`}>
        <Outlet />
      </div>
    </div>
  );
}
