import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '../api.ts';
import { cacheLoader, documentLoader, type PageQueries } from '../data.ts';
import { membersQuery, searchOf } from './members-query.ts';

const queries: PageQueries = (api, { url }) => [membersQuery(api, searchOf(url.searchParams))];
export const loader = documentLoader(queries);
export const clientLoader = cacheLoader(queries);

export default function MembersPage() {
  const [params] = useSearchParams();
  const { data } = useQuery(membersQuery(useApi(), searchOf(params)));
  return (
    <main>
      <h1>{data?.numResults}</h1>
      {data?.profiles.map(({ id, name }) => (
        <Link key={id} to={`/members/${id}`}>
          {name}
        </Link>
      ))}
    </main>
  );
}
