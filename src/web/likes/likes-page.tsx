import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { data, useParams } from 'react-router';
import { type LikedProfile, type LikeType, likeTypes } from '#contract/likes';
import { useMembersText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { useUser } from '../accounts/user-query.ts';
import { MemberGrid } from '../profiles/member-grid.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { HeartIcon } from '../ui/icons.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnlikeButton, WriteButton } from './card-actions.tsx';
import { LikeTabs } from './like-tabs.tsx';
import style from './likes-page.module.css';
import {
  isNewLike,
  type LoadedLikes,
  likesInList,
  likesQuery,
  listOf,
  loadMoreLikes,
  useDropFurtherPages,
} from './likes-query.ts';

const queries: PageQueries = ({ params }) => {
  if (params.type !== undefined && !isLikeType(params.type)) throw data(null, { status: 404 });
  return [likesQuery()];
};
const isLikeType = (type: string) => likeTypes.some(known => known === type);

export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.1 3.9 */
export default function LikesPage() {
  const t = useMembersText();
  const cache = useQueryClient();
  const params = useParams();
  const type = likeTypes.find(known => known === params.type) ?? 'received';
  const { data: likes } = useInfiniteQuery(likesQuery());
  useDropFurtherPages();
  if (!likes) return null;
  const members = likesInList(likes, type);
  return (
    <div className={`page stack gap-2 ${style.page}`}>
      <PageHead title={t('nav.likes')} />
      <h1>{t('nav.likes')}</h1>
      <LikeTabs likes={likes} type={type} />
      {members.length === 0 ? (
        <NoLikes type={type} />
      ) : (
        <>
          <MemberGrid
            label={t(`like_type.${type}`)}
            members={members}
            addressOf={({ id }) => `/likes/m/${id}`}
            badgeOf={liked => badgeFor(likes, liked)}
            actionOf={actions[type]}
          />
          {likes.next[type] && (
            <LoadMore
              key={likes.next[type]}
              edge={likes.next[type]}
              load={() => loadMoreLikes(cache, type)}
              onFailure={() => toast(t('errors.generic_short'), 'error')}
              ahead="100% 0px"
              look="soft"
              wide
            >
              {t('likes.more')}
            </LoadMore>
          )}
        </>
      )}
    </div>
  );
}

/** A `received` like has no action, because the viewer answers on the liker's profile. */
const actions: Partial<Record<LikeType, (liked: LikedProfile) => ReactNode>> = {
  given: liked => <UnlikeButton member={liked} />,
  matches: liked => <WriteButton member={liked} />,
};

/** A given like has no badge, because the unlike button takes its corner. */
function badgeFor(likes: LoadedLikes, liked: LikedProfile) {
  if (listOf(liked) === 'given') return <span />;
  return isNewLike(likes, liked.id) && <NewLikeBadge />;
}

/** @spec 3.9 */
const NewLikeBadge = () => (
  <span className={`like push-end weight-700 nowrap round leading-1-2 ${style.new}`}>
    {useMembersText()('likes.is_new')}
  </span>
);

/** @spec 3.9 */
function NoLikes({ type }: { type: LikeType }) {
  const t = useMembersText();
  const hasPhoto = Boolean(useUser()?.profile.main_image);
  const wantsPhoto = type === 'received' && !hasPhoto;
  const texts = {
    received: [t('likes.received_empty'), t('likes.received_empty_text')],
    given: [t('likes.given_empty'), t('likes.given_empty_text')],
    matches: [t('likes.matches_empty'), t('likes.matches_empty_text')],
  } as const;
  const [title, text] = texts[type];
  return (
    <EmptyState
      icon={<HeartIcon />}
      title={title}
      action={
        <>
          {wantsPhoto && <ButtonLink to="/profile">{t('likes.add_photo')}</ButtonLink>}
          <ButtonLink to="/members" look={wantsPhoto ? 'plain' : 'primary'}>
            {t('nav.members')}
          </ButtonLink>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}
