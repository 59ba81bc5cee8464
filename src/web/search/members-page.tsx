import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isCountry } from '#contract/countries';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { useApi } from '../api.ts';
import { cacheLoader, documentLoader, type PageQueries } from '../data.ts';
import { PageHead } from '../layouts/page-head.tsx';
import { MemberGrid } from '../profiles/member-grid.tsx';
import { regionsQuery } from '../site/regions-query.ts';
import { classes } from '../ui/classes.ts';
import style from './members-page.module.css';
import { membersQuery, searchOf } from './members-query.ts';
import { NobodyFound } from './nobody-found.tsx';
import { Pages } from './pages.tsx';
import { SearchBar } from './search-bar.tsx';
import { VisitorPrompt } from './visitor-prompt.tsx';

const queries: PageQueries = (api, { url: { searchParams } }) => [
  membersQuery(api, searchOf(searchParams)),
  ...(isCountry(searchParams.get('country')) ? [regionsQuery(api)] : []),
];
export const loader = documentLoader(queries);
export const clientLoader = cacheLoader(queries);

/** Members search, and the home after login (section 2). */
export default function MembersPage() {
  const t = useMembersText();
  const [params] = useSearchParams();
  const isVisitor = useUser() === null;
  const { data, isPlaceholderData } = useQuery(membersQuery(useApi(), searchOf(params)));
  if (!data) return null;
  const { profiles, similar, pages, page } = data;
  return (
    <div className={classes(style.page, isPlaceholderData && style.waiting)}>
      <PageHead title={t('search.title')} description={t('search.description')} />
      <SearchBar found={data} />
      {isVisitor && <VisitorPrompt />}
      {profiles.length === 0 && <NobodyFound />}
      {profiles.length > 0 && (
        <MemberGrid label={t('search.title')} members={profiles} addressOf={profileAddress} />
      )}
      {pages > 1 && <Pages params={params} page={page} pages={pages} />}
      {similar.length > 0 && (
        <section className={style.similar}>
          <h2>{t('search.similar')}</h2>
          <MemberGrid
            label={t('search.similar')}
            members={similar}
            addressOf={profileAddress}
            after={profiles.length}
          />
        </section>
      )}
    </div>
  );
}

const profileAddress = ({ id }: MemberCard) => `/members/${id}`;

export { MembersError as ErrorBoundary } from './members-error.tsx';
