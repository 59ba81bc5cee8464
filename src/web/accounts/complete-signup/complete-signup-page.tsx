import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { PageHead } from '../../layouts/page-head.tsx';
import { cacheLoader, documentLoader, type PageQueries } from '../../page-loaders.ts';
import { CompleteForm } from './complete-form.tsx';
import { LinkOver } from './link-over.tsx';
import { waitingQuery } from './waiting-query.ts';

const tokenIn = (params: URLSearchParams) => params.get('token') ?? '';

const queries: PageQueries = (api, { url }) => [waitingQuery(api, tokenIn(url.searchParams))];
export const loader = documentLoader(queries);
export const clientLoader = cacheLoader(queries);

/** Completes a sign-up that a partner began (section 2). Opening its link consumes nothing, the button does. */
export default function CompleteSignupPage() {
  const t = useText();
  const [params] = useSearchParams();
  const token = tokenIn(params);
  const { data: person } = useQuery(waitingQuery(useApi(), token));
  return (
    <>
      <PageHead title={t('complete_signup.title')} />
      {person ? <CompleteForm token={token} person={person} /> : <LinkOver />}
    </>
  );
}
