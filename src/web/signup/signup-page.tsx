import { useNavigate } from 'react-router';
import { getSignupPolicy } from '#contract/signup';
import { guardedCacheLoader, guardedDocumentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { useUser } from '../accounts/user-query.ts';
import { visitorsOnly } from '../accounts/visitors-only.ts';
import { query } from '../data/query.ts';
import { SignupFrame } from './signup-frame.tsx';

const queries: PageQueries = () => [query(getSignupPolicy)];
export const loader = guardedDocumentLoader(visitorsOnly(), queries);
export const clientLoader = guardedCacheLoader(visitorsOnly(), queries);

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
