import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, Link, useRouteError, useSearchParams } from 'react-router';
import { withoutUnofferedFields } from '#contract/search-fields';
import { getRegions } from '#contract/site';
import { useMembersText, useText } from '#i18n/react';
import { MembersOnly } from '../accounts/members-only.tsx';
import { cacheLoader, documentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { SignupLink } from '../accounts/signup-link.tsx';
import { useUser } from '../accounts/user-query.ts';
import { optionalImport } from '../connection/optional-component.tsx';
import { RouteError } from '../connection/route-error.tsx';
import { query } from '../data/query.ts';
import { settingsQuery, useSettings } from '../site/settings-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CardsIcon, CompassIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { InvalidSearch } from './invalid-search.tsx';
import style from './members-page.module.css';
import { membersQuery } from './members-query.ts';
import { Results } from './results.tsx';
import { ResultsBar } from './results-bar.tsx';
import { parseSearch } from './search-state.ts';
import '../profiles/age-range.module.css';
import './filters/filter-fields.module.css';

/** Narrow screens show no filter column, so browsers load its code lazily. */
const FilterColumn = import.meta.env.SSR
  ? (await import('./filters/filter-column.tsx')).default
  : lazy(optionalImport(() => import('./filters/filter-column.tsx')));

/** Ignores filters that the site no longer offers, because old addresses contain them. */
const queries: PageQueries = async ({ url: { searchParams } }, cache) => {
  const { settings } = await cache.ensureQueryData(settingsQuery(Object.fromEntries(searchParams)));
  const search = withoutUnofferedFields(parseSearch(searchParams), settings);
  const namesRegion = search.country !== undefined || search.countryregion !== undefined;
  return [membersQuery(search), ...(namesRegion ? [query(getRegions)] : [])];
};
export const loader = documentLoader(queries);
export const clientLoader = cacheLoader(queries);

/** @spec 2.1 3.16 6.1 */
export default function MembersPage() {
  const t = useMembersText();
  const [params] = useSearchParams();
  const search = withoutUnofferedFields(parseSearch(params), useSettings());
  const isVisitor = useUser() === null;
  const isWide = useIsWide();
  const { data } = useQuery(membersQuery(search));
  if (!data) return null;
  return (
    <div className={`page stack gap-1 ${style.page}`}>
      <PageHead title={t('search.title')} description={t('search.description')} />
      <div className={`stack gap-half may-shrink ${style.top}`}>
        <ResultsBar search={search} found={data} />
        <FilterChips search={search} />
        {!isVisitor && <DiscoveryLinks />}
      </div>
      <aside className={style.column} aria-label={t('search.filters')}>
        <SkipLink to="results">{t('search.skip')}</SkipLink>
        {isWide && (
          <Suspense fallback={null}>
            <FilterColumn search={search} />
          </Suspense>
        )}
      </aside>
      <div id="results" tabIndex={-1} className={`stack gap-2 content-start may-shrink ${style.results}`}>
        {isVisitor && <VisitorPrompt />}
        <Results search={search} found={data} />
      </div>
    </div>
  );
}

/** @spec 8.2 6.1 3.16 */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <RouteError />;
  if (error.data?.code === 'authentication_required') return <MembersOnly />;
  const fields = error.data?.fields;
  return error.status === 422 && fields ? <InvalidSearch fields={fields} /> : <RouteError />;
}

const WIDE = '(width >= 992px)';

function subscribe(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** The server assumes a wide screen; phones remove the filters at hydration. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );

/** @spec 2.3 */
function DiscoveryLinks() {
  const t = useText();
  return (
    <p className="flex wrap gap-x-2">
      <Link to="/swipe-game" className="inline-row gap-xs target weight-600 no-underline">
        <CardsIcon size={20} />
        {t('nav.swipe_game')}
      </Link>
      <Link to="/match-finder" className="inline-row gap-xs target weight-600 no-underline">
        <CompassIcon size={20} />
        {t('nav.match_finder')}
      </Link>
    </p>
  );
}

/** @spec 6.1 */
function VisitorPrompt() {
  const t = useMembersText();
  return (
    <aside className={`row wrap justify-between pad-2 tint radius-l ${style.prompt}`}>
      <p className="weight-600">{t('search.visitor')}</p>
      <div className={`flex wrap gap-1 ${style.ways}`}>
        <SignupLink small>{t('nav.signup')}</SignupLink>
        <ButtonLink to="/login" look="plain" small>
          {t('nav.login')}
        </ButtonLink>
      </div>
    </aside>
  );
}
