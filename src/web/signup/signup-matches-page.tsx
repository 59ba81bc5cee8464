import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { MemberCard as Member } from '#contract/profiles';
import { signupMatches } from '#contract/signup';
import { useText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { query } from '../data/query.ts';
import { LikeButton } from '../likes/like-button.tsx';
import { likesQuery } from '../likes/likes-query.ts';
import { usePendingLike } from '../likes/use-like.ts';
import { MemberCardLink } from '../profiles/member-card.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useHistoryState } from '../ui/history-state.ts';
import { SearchIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { NextMember } from './signup-complete.tsx';
import style from './signup-matches-page.module.css';

const queries: PageQueries = () => [query(signupMatches), likesQuery()];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.1 4.2 */
export default function SignupMatchesPage() {
  const t = useText();
  const matches = useQuery(query(signupMatches)).data?.profiles ?? [];
  const likes = useInfiniteQuery(likesQuery()).data;
  const liked = new Set(likes?.profiles.filter(({ given }) => given).map(({ id }) => id));
  if (matches.length === 0)
    return (
      <>
        <PageHead title={t('signup.matches_title')} />
        <EmptyState page icon={<SearchIcon />} title={t('signup.matches_none')} action={<ContinueLink />}>
          <p>{t('signup.matches_none_text')}</p>
        </EmptyState>
      </>
    );
  return (
    <div className={`page stack gap-3 full-width ${style.page}`}>
      <PageHead title={t('signup.matches_title')} />
      <header className="stack gap-half reading">
        <h1>{t('signup.matches_title')}</h1>
        <p className="quiet">{t('signup.matches_text')}</p>
      </header>
      <ul className={`stack gap-1 ${style.matches}`}>
        {matches.map((member, index) => (
          <li key={member.id}>
            <SignupMatchCard member={member} isLiked={liked.has(member.id)} eager={index < 4} />
          </li>
        ))}
      </ul>
      <div className="stack justify-items-center">
        <ContinueLink />
      </div>
    </div>
  );
}

function ContinueLink() {
  const t = useText();
  const { next } = useHistoryState<NonNullable<NextMember>>() ?? {};
  return next ? (
    <ButtonLink to={`/members/${next.id}`}>{t('signup.complete_member', { name: next.name })}</ButtonLink>
  ) : (
    <ButtonLink to="/members">{t('activation.done_start')}</ButtonLink>
  );
}

/** @spec 2.9 4.7 */
function SignupMatchCard({ member, isLiked, eager }: { member: Member; isLiked: boolean; eager: boolean }) {
  // Shows the pressed state until the list of likes contains the like.
  const pressed = usePendingLike(member.id);
  return (
    <div className="relative">
      <MemberCardLink member={member} to={`/members/${member.id}`} eager={eager} badge={false} />
      <div className={`absolute ${style.like}`}>
        <LikeButton member={{ ...member, liked_by_me: pressed ?? isLiked }} />
      </div>
    </div>
  );
}
