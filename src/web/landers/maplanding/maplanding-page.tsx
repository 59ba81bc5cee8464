import { useSuspenseQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale } from 'use-intl/react';
import { getLandingMap } from '#contract/landers';
import { countryName } from '#i18n/country-name';
import { useLanderText } from '#i18n/react';
import { loaderContext } from '../../data/loader-context.ts';
import { query } from '../../data/query.ts';
import type { LightHandle } from '../../site/light-page.ts';
import { useSettings } from '../../site/settings-query.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { landingLoader, useLanding } from '../landing-query.ts';
import { CountryAtNight } from './country-at-night.tsx';
import { MapLegend } from './map-legend.tsx';
import style from './maplanding-page.module.css';

export const handle: LightHandle = { light: true, evening: true };

const loadLanding = landingLoader('maplanding');
export async function loader(args: LoaderFunctionArgs): ReturnType<typeof loadLanding> {
  const { asked, state } = await loadLanding(args);
  const { queryClient, dehydrate } = args.context.get(loaderContext);
  const map = query(getLandingMap);
  await queryClient.ensureQueryData(map);
  return { asked, state: { ...state, queries: [...state.queries, ...dehydrate(map.queryKey).queries] } };
}

/**
 * The map shows the visitor's country and its towns, but no member and no pin.
 * @spec 2.1
 */
export default function MapLandingPage() {
  const t = useLanderText();
  const locale = useLocale();
  const landing = useLanding();
  const { audience } = useSettings();
  const { data: map } = useSuspenseQuery(query(getLandingMap));
  const { headline, picture } = landing.campaign ?? { headline: null, picture: null };
  const title = headline ?? t('lander_maplanding.title');
  const lead =
    audience === 'men_seeking_men' ? t('lander_maplanding.lead') : t('lander_maplanding.lead_everyone');
  return (
    <main id="content" className={`evening ink ${style.night}`}>
      <PageHead title={title} description={`${lead} ${t('lander_maplanding.light_text')}`} />
      <div className={`page gutter ${style.layout}`}>
        <header className={`stack gap-1 relative above ${style.words}`}>
          <h1 className="leading-1 balance">{title}</h1>
          <p className="quiet text-l">{lead}</p>
        </header>
        <CountryAtNight
          map={map}
          label={t('lander_maplanding.map', { country: countryName(locale, map.country) })}
          className={style.map}
        />
        {picture && (
          <img
            src={picture}
            alt=""
            width={160}
            height={200}
            className={`object-cover radius-l shadow ${style.picture}`}
          />
        )}
        <div className={`relative above ${style.question}`}>
          <FirstQuestionForm landing={landing} />
        </div>
      </div>
      <MapLegend />
    </main>
  );
}
