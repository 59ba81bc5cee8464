import { type LoaderFunctionArgs, useNavigate } from 'react-router';
import { getSignupPolicy } from '#contract/signup';
import { cacheLoader, documentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { useUser } from '../accounts/user-query.ts';
import { visitorCacheLoader, visitorDocumentLoader } from '../accounts/visitors-only.ts';
import { query } from '../data/query.ts';
import { SignupFrame } from './signup-frame.tsx';

const queries: PageQueries = () => [query(getSignupPolicy)];
const load = documentLoader(queries);
const loadFromCache = cacheLoader(queries);

export async function loader(args: LoaderFunctionArgs) {
  await visitorDocumentLoader(args);
  return load(args);
}
export async function clientLoader(args: Pick<LoaderFunctionArgs, 'request' | 'params'>) {
  await visitorCacheLoader(args);
  return loadFromCache(args);
}

/** @spec 2.1 4.2 */
export default function SignupPage() {
  const navigate = useNavigate();
  const isMember = useUser() !== null;
  return (
    <SignupFrame
      about={null}
      onLeave={() => (isMember ? void navigate('/members', { replace: true }) : location.assign('/'))}
    />
  );
}
