import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Output } from '#contract/call';
import { isApiError } from '#contract/errors';
import { getPartnerSignup } from '#contract/partners';
import { useText } from '#i18n/react';
import { cacheLoader, documentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { apiOf, callApi } from '../../data/api.ts';
import { queryKeyOf } from '../../data/query.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { CompleteSignupForm, InvalidSignupLink } from './complete-signup-form.tsx';

export type PendingSignup = Output<typeof getPartnerSignup>;

const pendingSignupQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeyOf(getPartnerSignup, { token }),
    queryFn: ({ client, signal }): Promise<PendingSignup | null> =>
      callApi(apiOf(client), getPartnerSignup, { query: { token }, signal }).catch((error: unknown) => {
        if (isApiError(error) && error.code === 'link_expired') return null;
        throw error;
      }),
    // A refetch would fail, because completing the sign-up makes the link invalid.
    staleTime: Number.POSITIVE_INFINITY,
  });

const tokenFrom = (params: URLSearchParams) => params.get('token') ?? '';

const queries: PageQueries = ({ url }) => [pendingSignupQuery(tokenFrom(url.searchParams))];
export const loader = documentLoader(queries);
export const clientLoader = cacheLoader(queries);

/** @spec 2.1 4.2 */
export default function CompleteSignupPage() {
  const t = useText();
  const [params] = useSearchParams();
  const token = tokenFrom(params);
  const { data: person } = useQuery(pendingSignupQuery(token));
  return (
    <>
      <PageHead title={t('complete_signup.title')} />
      {person ? <CompleteSignupForm token={token} person={person} /> : <InvalidSignupLink />}
    </>
  );
}
