import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useText } from '#i18n/react';
import { PageHead } from '../../layouts/page-head.tsx';
import { cacheLoader, documentLoader, type PageQueries } from '../../page-loaders.ts';
import { CompleteSignupForm } from './complete-signup-form.tsx';
import { InvalidSignupLink } from './invalid-signup-link.tsx';
import { pendingSignupQuery } from './pending-signup-query.ts';

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
