import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { getSignupPolicy } from '#contract/signup';
import { cacheLoader, documentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { redirectMembers, redirectMembersInTab } from '../accounts/visitors-only.ts';
import { query } from '../data/query.ts';
import { SignupFrame } from './signup-frame.tsx';
import { signupMemberQuery, useSignupMember } from './signup-member-query.ts';

const queries: PageQueries = ({ params }) => [signupMemberQuery(params.id ?? ''), query(getSignupPolicy)];
const load = documentLoader(queries);
const loadFromCache = cacheLoader(queries);
const pageOf = (id: string | undefined) => `/members/${encodeURIComponent(id ?? '')}`;

export async function loader(args: LoaderFunctionArgs) {
  await redirectMembers(args, pageOf(args.params.id));
  return load(args);
}
export async function clientLoader(args: Pick<LoaderFunctionArgs, 'request' | 'params'>) {
  await redirectMembersInTab(pageOf(args.params.id));
  return loadFromCache(args);
}

/**
 * Leaving this page opens the member's profile only if visitors may see the profile.
 * @spec 2.1 4.2
 */
export default function MemberSignupPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const member = useSignupMember(id);
  return (
    <SignupFrame
      key={id}
      about={id}
      onLeave={() => (member ? void navigate(pageOf(id), { replace: true }) : location.assign('/'))}
    />
  );
}
