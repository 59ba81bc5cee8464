import { useLocation, useMatches } from 'react-router';
import { useLanderText } from '#i18n/react';
import { EveningArt } from '../site/evening-art.tsx';
import type { LightHandle } from '../site/light-page.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { PageHead } from '../ui/page-head.tsx';
import style from './ended-campaign.module.css';

/** @spec 2.1 */
export function EndedCampaign() {
  const t = useLanderText();
  const { pathname } = useLocation();
  // The bar is dark for the landing page, so this page begins dark as well.
  const evening = useMatches().some(({ handle }) => (handle as LightHandle | undefined)?.evening);
  return (
    <main id="content" className={classes('grow', evening && `evening ink ${style.underBar}`)}>
      <PageHead title={t('lander_campaign.ended_title')} robots="noindex" />
      <div className={`page stack gap-3 ${style.page}`}>
        <div className={style.art}>
          <EveningArt eager />
        </div>
        <div className="stack gap-2 justify-items-start">
          <h1 className="heading-xl">{t('lander_campaign.ended_title')}</h1>
          <p className="quiet text-l">{t('lander_campaign.ended_text')}</p>
          <ButtonLink to={pathWithoutCampaign(pathname)} reloadDocument>
            {t('lander_campaign.ended_next')}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}

const pathWithoutCampaign = (pathname: string): string => pathname.replace(/\/[^/]+\/?$/, '');
