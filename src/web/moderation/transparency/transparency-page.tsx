import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl/react';
import type { Output } from '#contract/call';
import { DAY_MS } from '#contract/durations';
import { getTransparency, type PublishedReport } from '#contract/transparency';
import { calendarDay } from '#i18n/date-text';
import { useText } from '#i18n/react';
import { cacheLoader, documentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import type { LightHandle } from '../../site/light-page.ts';
import { useSettings } from '../../site/settings-query.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FiguresView } from './figures-view.tsx';
import style from './transparency-page.module.css';

export const handle: LightHandle = { light: true };

const queries: PageQueries = () => [query(getTransparency)];
export const loader = documentLoader(queries);
export const clientLoader = cacheLoader(queries);

/**
 * Contact points and published reports, without script.
 * @spec D5.14
 */
export default function TransparencyPage() {
  const t = useText();
  const { name } = useSettings();
  const { data } = useQuery(query(getTransparency));
  return (
    <main id="content" className={`stack gap-3 full-width centered ${style.page}`}>
      <PageHead title={t('transparency.title')} description={t('transparency.description', { site: name })} />
      <h1 className="heading-xl">{t('transparency.heading')}</h1>
      <p className="quiet text-l">{t('transparency.lead')}</p>
      {data && (
        <>
          <ContactPoints contact={data.contact} />
          <section className={`stack gap-1 line-above ${style.section}`}>
            <h2>{t('transparency.fictional_title')}</h2>
            <p>
              {data.fictional_share
                ? t('transparency.fictional_text', { percent: data.fictional_share })
                : t('transparency.fictional_none')}
            </p>
          </section>
          <Reports reports={data.reports} />
        </>
      )}
    </main>
  );
}

type Contact = Output<typeof getTransparency>['contact'];

function ContactPoints({ contact }: { contact: Contact }) {
  const t = useText();
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const languages = new Intl.ListFormat(useLocale(), { type: 'disjunction' });
  return (
    <>
      <section className={`stack gap-1 line-above ${style.section}`}>
        <h2>{t('transparency.contact_title')}</h2>
        <p>{t.rich('transparency.contact_members', { email: () => <Email address={contact.members} /> })}</p>
        <p>
          {t.rich('transparency.contact_authorities', {
            email: () => <Email address={contact.authorities} />,
          })}
        </p>
        <p>
          {t('transparency.contact_languages', {
            languages: languages.format(contact.languages.map(code => names.of(code) ?? code)),
          })}
        </p>
        <p>
          <a href="/complaints" className="inline-row target weight-600">
            {t('transparency.contact_complaints')}
          </a>
        </p>
      </section>
      <section id="security" className={`stack gap-1 line-above ${style.section}`}>
        <h2>{t('transparency.security_title')}</h2>
        <p>{t.rich('transparency.security_text', { email: () => <Email address={contact.security} /> })}</p>
      </section>
    </>
  );
}

const Email = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="break-anywhere">
    {address}
  </a>
);

function Reports({ reports }: { reports: readonly PublishedReport[] }) {
  const t = useText();
  return (
    <section className={`stack gap-2 line-above ${style.section}`}>
      <h2>{t('transparency.reports_title')}</h2>
      {reports.length === 0 && <p>{t('transparency.reports_none')}</p>}
      {reports.map((report, at) => (
        <Report key={report.period} report={report} isOpen={at === 0} />
      ))}
    </section>
  );
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

function Report({ report, isOpen }: { report: PublishedReport; isOpen: boolean }) {
  const t = useText();
  const locale = useLocale();
  const { begin, end, published_at: at, figures } = report;
  const period = t('transparency.period', {
    begin: calendarDay(begin, locale),
    end: calendarDay(dayBefore(end), locale),
  });
  return (
    <details open={isOpen} className={style.report}>
      <summary className="target weight-600">{period}</summary>
      <div className="stack gap-2 pad-block-2">
        <p className="quiet text-m">
          {t('transparency.published', { day: calendarDay(at.slice(0, 10), locale) })}
        </p>
        <FiguresView figures={figures} />
      </div>
    </details>
  );
}
