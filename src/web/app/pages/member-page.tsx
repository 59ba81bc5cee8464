import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { SIGNED_URLS } from '#contract/constants';
import { isApiError } from '#contract/errors';
import { getMember, type MemberProfile } from '#contract/profiles';
import { recordVisit } from '#contract/visits';
import { useMembersText } from '#i18n/react';
import {
  cacheLoader,
  documentLoader,
  type PageQueries,
  requireIdParam,
} from '../../accounts/page-loaders.ts';
import { useUser } from '../../accounts/user-query.ts';
import { optionalComponent } from '../../connection/optional-component.tsx';
import { useApi } from '../../data/api.ts';
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
import { isMemberUnavailable, MissingMember } from '../../profiles/member-error.tsx';
import { MemberHeading } from '../../profiles/member-heading.tsx';
import { useBlock } from '../../profiles/use-block.ts';
import { usePlaceName } from '../../profiles/use-place-name.ts';
import { usePictureAddress, useSettings } from '../../site/settings-query.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { MemberActions } from './member-actions.tsx';
import style from './member-page.module.css';

const ReceivedGifts = optionalComponent(() => import('../../gifts/received-gifts.tsx'));

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
  if (isApiError(error) && isMemberUnavailable(error)) return <MissingMember error={error} />;
  return <Member member={data.member} onBlock={() => setBlocked(true, name)} />;
}

function Member({ member, onBlock }: { member: MemberProfile; onBlock: () => void }) {
  const t = useMembersText();
  const { fictional_warning: warning } = useSettings();
  const { name, photos, about_me: about, interests } = member;
  const unlock = useUnlock(member);
  const user = useUser();
  const reportable = user && user.profile.id !== member.id ? member.id : null;
  const renew = useRenewal(query(getMember, { id: member.id }).queryKey);
  useMarkLikeSeen(member.id, member.likes_me);
  useVisit(member.id);
  return (
    <article className={`page stack one-column ${style.page}`}>
      <MemberLinkPreview member={member} />
      <div className={`relative ${style.photos}`}>
        <BackToList />
        <Gallery name={name} photos={photos} unlock={unlock} onBroken={renew} reportable={reportable} />
      </div>
      <div className={`stack gap-3 content-start gutter ${style.words}`}>
        <MemberHeading member={member} />
        <MemberActions member={member} onBlock={onBlock} />
        {member.fictional && (
          <p className="pad-row warning weight-600 warning-tint radius-m">
            {warning || t('fictional.warning')}
          </p>
        )}
        {member.album && (
          <SharedAlbum
            name={name}
            photos={member.album}
            unlock={unlock}
            onBroken={renew}
            reportable={reportable}
          />
        )}
        {about && (
          <section className="stack gap-s">
            <h2>{t('profile.about', { name })}</h2>
            <p className={`reading ${style.about}`}>{about}</p>
          </section>
        )}
        <section className="stack gap-s">
          <h2>{t('profile.details')}</h2>
          <DetailChips member={member} />
        </section>
        {interests.length > 0 && <Interests member={member} />}
        {user === null && (
          <a
            href={`/report-content?next=/members/${member.id}`}
            rel="nofollow"
            className="inline-row target quiet text-m justify-self-start"
          >
            {t('footer.report_content')}
          </a>
        )}
        {member.gifts.length > 0 && <ReceivedGifts gifts={member.gifts} />}
        {!about && interests.length === 0 && (
          <p className="quiet">{t('profile.nothing_filled_in', { name })}</p>
        )}
      </div>
    </article>
  );
}

export { MemberError as ErrorBoundary } from '../../profiles/member-error.tsx';

/** A page must be open this long to count as a visit. */
const MIN_VIEW_MS = 1_000;

/** @spec D5.6 6.3 */
function useVisit(profile: string): void {
  const api = useApi();
  const own = useUser()?.profile.id;
  useEffect(() => {
    if (own === undefined || own === profile) return;
    const looked = setTimeout(() => {
      api(recordVisit, { body: { id: profile } }).catch(() => {});
    }, MIN_VIEW_MS);
    return () => clearTimeout(looked);
  }, [api, own, profile]);
}

/**
 * Never contains text that the member wrote. Link previews are fetched without a session.
 * @spec 2.7 3.2
 */
function MemberLinkPreview({ member }: { member: MemberProfile }) {
  const t = useMembersText();
  const { origin } = useSettings();
  const addressOf = usePictureAddress();
  const placeOf = usePlaceName();
  const { name, age, main_image: main } = member;
  const isOpen = useUser() === null && main?.status === 'active';
  const image = isOpen ? absolute(addressOf(main.og_path), origin) : undefined;
  return (
    <PageHead
      title={t('member.name_age', { name, age: String(age) })}
      description={`${t('member.label', { name, age: String(age) })}, ${placeOf(member)}`}
      image={image}
    />
  );
}

/** Link previews need an absolute address. */
const absolute = (address: string, origin: string): string => new URL(address, origin).href;
