import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { SIGNED_URLS } from '#contract/constants';
import { isApiError } from '#contract/errors';
import type { MemberProfile } from '#contract/profiles';
import { getMember } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import {
  cacheLoader,
  documentLoader,
  type PageQueries,
  requireIdParam,
} from '../../accounts/page-loaders.ts';
import { optionalComponent } from '../../connection/optional-component.ts';
import { query } from '../../data/query.ts';
import { useMarkLikeSeen } from '../../likes/use-mark-like-seen.ts';
import { SharedAlbum } from '../../photos/album/shared-album.tsx';
import { Gallery } from '../../photos/gallery.tsx';
import { useUnlock } from '../../photos/locked-photo-text.tsx';
import { useRenewal } from '../../photos/use-renewal.ts';
import { BackToList } from '../../profiles/back-to-list.tsx';
import { BlockedMember } from '../../profiles/blocked-member.tsx';
import { DetailChips } from '../../profiles/detail-chips.tsx';
import { Interests } from '../../profiles/interests.tsx';
import { isMemberUnavailable, MemberUnavailable } from '../../profiles/member-error.tsx';
import { MemberHeading } from '../../profiles/member-heading.tsx';
import { MemberLinkPreview } from '../../profiles/member-link-preview.tsx';
import { useBlock } from '../../profiles/use-block.ts';
import { useVisit } from '../../profiles/use-visit.ts';
import { useSettings } from '../../site/settings-query.ts';
import { MemberActions } from './member-actions.tsx';
import style from './member-page.module.css';

const ReceivedGifts = lazy(optionalComponent(() => import('../../gifts/received-gifts.tsx')));

const queries: PageQueries = ({ params }) => [query(getMember, { id: requireIdParam(params) })];
export const loader = documentLoader(queries);
export const clientLoader = cacheLoader(queries);

/** @spec 2.1 3.2 6.1 */
export default function MemberPage() {
  const { id = '' } = useParams();
  return <MemberOf key={id} id={id} />;
}

function MemberOf({ id }: { id: string }) {
  const memberQuery = query(getMember, { id });
  const { isBlocked, setBlocked } = useBlock(id);
  const { data, error } = useQuery({
    ...memberQuery,
    enabled: !isBlocked,
    refetchInterval: SIGNED_URLS.refreshMs,
    meta: { progress: 'never' },
  });
  if (!data) return null;
  const { name } = data.member;
  if (isBlocked) return <BlockedMember member={data.member} onUnblock={() => setBlocked(false, name)} />;
  // A refetch has found that the viewer can no longer see this member.
  if (isApiError(error) && isMemberUnavailable(error)) return <MemberUnavailable error={error} />;
  return <Member member={data.member} onBlock={() => setBlocked(true, name)} />;
}

function Member({ member, onBlock }: { member: MemberProfile; onBlock: () => void }) {
  const t = useMembersText();
  const { fictional_warning: warning } = useSettings();
  const { name, photos, about_me: about, interests } = member;
  const unlock = useUnlock(member);
  const renew = useRenewal(query(getMember, { id: member.id }).queryKey);
  useMarkLikeSeen(member.id, member.likes_me);
  useVisit(member.id);
  return (
    <article className={style.page}>
      <MemberLinkPreview member={member} />
      <div className={style.photos}>
        <BackToList />
        <Gallery name={name} photos={photos} unlock={unlock} onBroken={renew} />
      </div>
      <div className={style.words}>
        <MemberHeading member={member} />
        <MemberActions member={member} onBlock={onBlock} />
        {member.fictional && <p className={style.fictional}>{warning || t('fictional.warning')}</p>}
        {member.album && <SharedAlbum name={name} photos={member.album} unlock={unlock} onBroken={renew} />}
        {about && (
          <section>
            <h2>{t('profile.about', { name })}</h2>
            <p className={style.about}>{about}</p>
          </section>
        )}
        <section>
          <h2>{t('profile.details')}</h2>
          <DetailChips member={member} />
        </section>
        {interests.length > 0 && <Interests member={member} />}
        {member.gifts.length > 0 && (
          <Suspense>
            <ReceivedGifts gifts={member.gifts} />
          </Suspense>
        )}
        {!about && interests.length === 0 && (
          <p className={style.empty}>{t('profile.nothing_filled_in', { name })}</p>
        )}
      </div>
    </article>
  );
}

export { MemberError as ErrorBoundary } from '../../profiles/member-error.tsx';
