import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { countryCodes } from '#contract/countries';
import { loadPage } from '#i18n/pages/load-page';
import { useCountryName, useText } from '#i18n/react';
import { loaderContext } from '../../data/loader-context.ts';
import type { LightHandle } from '../../site/light-page.ts';
import { settingsQuery, useSettings } from '../../site/settings-query.ts';
import page from '../../site/static-page.module.css';
import { PageSection } from '../../site/static-page.tsx';
import { ChevronDownIcon } from '../../ui/icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { HelpLines } from './help-lines.tsx';
import style from './safety-page.module.css';

export const handle: LightHandle = { light: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { queryClient, locale } = context.get(loaderContext);
  const [tips] = await Promise.all([
    loadPage('safety', locale),
    queryClient.ensureQueryData(settingsQuery()),
  ]);
  return tips;
}

/**
 * Tips, and whom to call in the reader's country; the other countries follow.
 * @spec 2.9 D5.3
 */
export default function SafetyPage() {
  const t = useText();
  const countryName = useCountryName();
  const tips = useLoaderData<typeof loader>();
  const { geoip_selected_country: country, countries } = useSettings();
  return (
    <main id="content" className={`stack gap-3 full-width centered ${page.page}`}>
      <PageHead title={tips.title} description={tips.description} />
      <h1 className="heading-xl">{tips.title}</h1>
      <p className="quiet text-l">{tips.intro}</p>
      <HelpLines country={country} />
      {tips.sections.map(section => (
        <PageSection key={section.heading} section={section} />
      ))}
      <section className={`stack gap-1 line-above ${page.section}`}>
        <h2>{t('safety.others')}</h2>
        {countryCodes
          .filter(code => code !== country && countries.includes(code))
          .map(code => (
            <details key={code} className={style.country}>
              <summary className="row gap-1 target weight-600">
                {countryName(code)}
                <ChevronDownIcon size={20} className={`push-end quiet ${style.mark}`} />
              </summary>
              <HelpLines country={code} isPart />
            </details>
          ))}
      </section>
    </main>
  );
}
