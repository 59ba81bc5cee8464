import { useActionData, useNavigate, useSearchParams } from 'react-router';
import { getSignupPolicy } from '#contract/signup';
import { FormReferrer } from '../accounts/form-referrer.tsx';
import { guardedCacheLoader, guardedDocumentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { useUser } from '../accounts/user-query.ts';
import { visitorsOnly } from '../accounts/visitors-only.ts';
import { query } from '../data/query.ts';
import type { PostedSignup } from './plain-form/posted-signup.ts';
import { signupAction } from './plain-form/signup-action.ts';
import { SignupFrame } from './signup-frame.tsx';

const queries: PageQueries = () => [query(getSignupPolicy)];
export const loader = guardedDocumentLoader(visitorsOnly(), queries);
export const clientLoader = guardedCacheLoader(visitorsOnly(), queries);
export const action = signupAction;

/** @spec 2.1 4.2 */
export default function SignupPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const posted = useActionData<PostedSignup>();
  const isMember = useUser() !== null;
  return (
    <>
      {params.has('invitation') && <FormReferrer />}
      <SignupFrame
        about={null}
        posted={posted}
        onLeave={() => (isMember ? void navigate('/members', { replace: true }) : location.assign('/'))}
      />
    </>
  );
}
