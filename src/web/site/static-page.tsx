import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { getPage } from '#contract/pages';
import { isPageSlug } from '#contract/public-pages';
import { getCompanyInfo } from '#contract/site';
import { calendarDay } from '#i18n/date-text';
import { loadPublicMessages } from '#i18n/load-messages';
import { overrideTexts } from '#i18n/override-texts';
import { loadPage } from '#i18n/pages/load-page';
import { fillPage, pageValues } from '#i18n/pages/page-values';
import type { StaticPage } from '#i18n/pages/static-page';
import { createText } from '#i18n/text';
import { loaderContext } from '../data/loader-context.ts';
import { query } from '../data/query.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { LightHandle } from './light-page.ts';
import { PageQuestions } from './page-questions.tsx';
import { settingsQuery } from './settings-query.ts';
import style from './static-page.module.css';

const isExistingPage = (href: string): boolean => href.startsWith('/pages/') || existingPages.includes(href);
const existingPages = [
  ...['/pricing', '/settings', '/complaints', '/report-content', '/reset-password', '/safety'],
  ...['/settings/check-in', '/settings/contacts', '/settings/discretion'],
];

export const handle: LightHandle = { light: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!isPageSlug(params.slug)) throw data(null, { status: 404 });
  const { queryClient, locale, texts } = context.get(loaderContext);
  const [built, own, { settings }, company, messages] = await Promise.all([
    loadPage(params.slug, locale),
    queryClient.ensureQueryData(query(getPage, { slug: params.slug })),
    queryClient.ensureQueryData(settingsQuery()),
    queryClient.ensureQueryData(query(getCompanyInfo)),
    loadPublicMessages(locale),
  ]);
  const t = createText(locale, texts ? overrideTexts(messages, texts.messages) : messages);
  return {
    page: fillPage(own.page ?? built, pageValues({ settings, company, t, locale })),
    since: own.since && t('static_page.since', { date: calendarDay(own.since, locale) }),
    hasQuestions: params.slug === 'faq',
  };
}

/** @spec 2.1 2.9 */
export default function StaticPageView() {
  const { page, since, hasQuestions } = useLoaderData<typeof loader>();
  return (
    <main id="content" className={`stack gap-3 full-width centered ${style.page}`}>
      <PageHead title={page.title} description={page.description} />
      {hasQuestions && <PageQuestions page={page} />}
      <h1 className="heading-xl">{page.title}</h1>
      <p className="quiet text-l">{page.intro}</p>
      {page.sections.map(section => (
        <PageSection key={section.heading} section={section} />
      ))}
      {since && <p className="quiet">{since}</p>}
    </main>
  );
}

/** A part of a page whose texts are not in the catalogues. */
export const PageSection = ({ section }: { section: StaticPage['sections'][number] }) => (
  <section id={section.id} className={`stack gap-1 line-above ${style.section}`}>
    <h2>{section.heading}</h2>
    {section.paragraphs?.map(text => (
      <p key={text}>{text}</p>
    ))}
    {section.list && (
      <ul className="stack gap-xs">
        {section.list.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )}
    {section.links?.some(({ href }) => isExistingPage(href)) && (
      <p className={`flex wrap ${style.links}`}>
        {section.links
          .filter(({ href }) => isExistingPage(href))
          .map(({ label, href }) => (
            <a className="inline-row target weight-600" key={href} href={href}>
              {label}
            </a>
          ))}
      </p>
    )}
  </section>
);
