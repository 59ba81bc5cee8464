import { useActionData, useNavigate, useParams } from 'react-router';
import { getSignupPolicy } from '#contract/signup';
import { guardedCacheLoader, guardedDocumentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { visitorsOnly } from '../accounts/visitors-only.ts';
import { query } from '../data/query.ts';
import type { PostedSignup } from './plain-form/posted-signup.ts';
import { signupAction } from './plain-form/signup-action.ts';
import { SignupFrame } from './signup-frame.tsx';
import { signupMemberQuery, useSignupMember } from './signup-member-query.ts';

const queries: PageQueries = ({ params }) => [signupMemberQuery(params.id ?? ''), query(getSignupPolicy)];
const pageOf = (id: string | undefined) => `/members/${encodeURIComponent(id ?? '')}`;
const guard = visitorsOnly(({ params }) => pageOf(params.id));
export const loader = guardedDocumentLoader(guard, queries);
export const clientLoader = guardedCacheLoader(guard, queries);
export const action = signupAction;

/**
 * Leaving this page opens the member's profile only if visitors may see the profile.
 * @spec 2.1 4.2
 */
export default function MemberSignupPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const posted = useActionData<PostedSignup>();
  const member = useSignupMember(id);
  return (
    <SignupFrame
      key={id}
      about={id}
      posted={posted}
      onLeave={() => (member ? void navigate(pageOf(id), { replace: true }) : location.assign('/'))}
    />
  );
}
