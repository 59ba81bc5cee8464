import type { QueryClient } from '@tanstack/react-query';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { changeUser } from '#contract/accounts';
import { LANGUAGE_COOKIE } from '#contract/constants';
import { DAY_SECONDS } from '#contract/durations';
import { isApiError } from '#contract/errors';
import { isLanguage } from '#contract/languages';
import { getStaffSession } from '#contract/staff';
import { offeredLanguages } from '#i18n/offered-languages';
import { LANGUAGE_PARAMETER } from '#i18n/page-languages';
import { useText } from '#i18n/react';
import { apiOf, callApi } from '../data/api.ts';
import { loaderContext } from '../data/loader-context.ts';
import { sameSitePath } from '../data/same-site-path.ts';
import { LanguageForm } from '../site/language-form.tsx';
import type { LightHandle } from '../site/light-page.ts';
import { useOfferedLanguages } from '../site/offered-languages.ts';
import { settingsQuery } from '../site/settings-query.ts';
import { GlobeIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import style from './lang-config-page.module.css';
import { userQuery } from './user-query.ts';

export const handle: LightHandle = { light: true };

/**
 * Staff who may change texts come to their editor. A link from another page, which says where to go on, leads them to
 * the choice of a language as well.
 * @spec 2.1 D5.10
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { queryClient } = context.get(loaderContext);
  const isLinked = new URL(request.url).searchParams.has('next');
  if (!isLinked && (await mayChangeTexts(queryClient))) throw redirect(TEXT_EDITOR);
  return null;
}

const TEXT_EDITOR = '/backoffice/site/texts';

async function mayChangeTexts(cache: QueryClient): Promise<boolean> {
  try {
    const { staff } = await callApi(apiOf(cache), getStaffSession);
    return staff.permissions.includes('texts');
  } catch (error) {
    if (isApiError(error)) return false;
    throw error;
  }
}

/** @spec D2.28 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get('language');
  const headers = new Headers();
  const { api, queryClient } = context.get(loaderContext);
  const { settings } = await queryClient.ensureQueryData(settingsQuery());
  if (isLanguage(language) && offeredLanguages(settings).includes(language)) {
    const { user } = await queryClient.ensureQueryData(userQuery());
    if (user) await callApi(api, changeUser, { body: { language } });
    headers.append(
      'set-cookie',
      `${LANGUAGE_COOKIE.name}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE.days * DAY_SECONDS}; SameSite=Lax`,
    );
  }
  const next = sameSitePath(String(form.get('next') ?? ''), '/');
  return redirect(withoutLanguage(next), { status: 303, headers });
}

/** The language in an address has priority over the chosen one. */
function withoutLanguage(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://any.invalid');
  if (!searchParams.has(LANGUAGE_PARAMETER)) return path;
  searchParams.delete(LANGUAGE_PARAMETER);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}

/** @spec 2.1 D2.28 */
export default function LangConfigPage() {
  const t = useText();
  const [params] = useSearchParams();
  const { all } = useOfferedLanguages();
  return (
    <main id="content" className={`stack gap-3 content-start full-width centered ${style.page}`}>
      <PageHead title={t('language_page.title')} />
      <header className="stack gap-1">
        <span className={`stack place-center circle tint violet-strong space-below-1 ${style.globe}`}>
          <GlobeIcon size={28} />
        </span>
        <h1>{t('language_page.title')}</h1>
        <p className="quiet">{t('language_page.lead')}</p>
      </header>
      <LanguageForm
        next={sameSitePath(params.get('next'), '/')}
        languages={all}
        className="stack gap-1"
        itemClass={`row tall pad-inline-2 text-l weight-600 text-start raised radius-m ringed ${style.language}`}
      />
    </main>
  );
}
