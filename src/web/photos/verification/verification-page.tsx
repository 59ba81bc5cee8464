import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import { SIGNED_URLS, VERIFICATION } from '#contract/constants';
import { getVerification, type Verification } from '#contract/verification';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import { usePictureAddress } from '../../site/settings-query.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.ts';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { ProfileSubpage } from '../profile-subpage.tsx';
import { CurrentPose } from './current-pose.tsx';
import { useVerification } from './use-verification.ts';
import style from './verification-page.module.css';

const queries: PageQueries = () => [query(getVerification)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec D5.9 */
export default function VerificationPage() {
  const t = useAccountText();
  const { data } = useQuery({
    ...query(getVerification),
    refetchInterval: ({ state }) => refetchMs(state.data?.verification),
    meta: { progress: 'never' },
  });
  if (!data) return null;
  const { verification } = data;
  return (
    <ProfileSubpage title={t('verification.title')} intro={t('verification.lead')}>
      <section className="stack gap-2 justify-items-start" aria-live="polite">
        <VerificationState verification={verification} />
      </section>
      <p className="quiet text-m">{t('verification.private', { days: VERIFICATION.selfieDays })}</p>
      {isSent(verification) && <Withdraw />}
    </ProfileSubpage>
  );
}

const isSent = ({ state }: Verification) => state !== 'none' && state !== 'pose_shown';

/** Fetches again before the selfie's signed address expires, or when the pose ends. */
function refetchMs(verification: Verification | undefined): number {
  const ends = verification?.pose_ends_at;
  if (!ends) return SIGNED_URLS.refreshMs;
  const left = new Date(ends).getTime() - Date.now();
  return Math.min(SIGNED_URLS.refreshMs, Math.max(10_000, left));
}

function VerificationState({ verification }: { verification: Verification }) {
  const t = useAccountText();
  const { state, pose, reason, decision, has_badge: hasBadge } = verification;
  if (state === 'pose_shown' && pose) return <CurrentPose verification={verification} pose={pose} />;
  if (state === 'pending') return <SentSelfie verification={verification} />;
  if (hasBadge) {
    return (
      <p className="row gap-1 weight-600">
        <CheckIcon />
        {t('verification.verified')}
      </p>
    );
  }
  return (
    <>
      {state === 'verified' && (
        <p className="pad-row warning weight-600 warning-tint radius-m">{t('verification.verified_other')}</p>
      )}
      {reason && (
        <p className="pad-row warning weight-600 warning-tint radius-m">
          {t(`verification_reason.${reason}`)}
        </p>
      )}
      {decision && (
        <Link to={`/settings/decisions/${decision}`} className="inline-row target weight-600">
          {t('own_photo.appeal')}
        </Link>
      )}
      <StartVerification verification={verification} />
    </>
  );
}

function StartVerification({
  verification: { state, has_main_photo: hasMain },
}: {
  verification: Verification;
}) {
  const t = useAccountText();
  const { mutate, isPending } = useVerification();
  if (!hasMain) {
    return (
      <>
        <p>{t('errors.main_photo_required')}</p>
        <ButtonLink to="/profile">{t('verification.to_photos')}</ButtonLink>
      </>
    );
  }
  return (
    <Button busy={isPending} onClick={() => mutate('pose')}>
      {t(state === 'none' ? 'verification.begin' : 'verification.again')}
    </Button>
  );
}

function Withdraw() {
  const t = useAccountText();
  const { mutate, isPending } = useVerification();
  return (
    <div className="stack gap-2 justify-items-start">
      <Button look="plain" busy={isPending} onClick={() => mutate('withdraw')}>
        {t('verification.withdraw')}
      </Button>
      <p className="quiet text-m">{t('verification.withdraw_text')}</p>
    </div>
  );
}

/** @spec D5.9 */
function SentSelfie({ verification }: { verification: Verification }) {
  const t = useAccountText();
  const format = useFormatter();
  const addressOf = usePictureAddress();
  const { selfie_filename: selfie, sent_at: sentAt } = verification;
  return (
    <>
      <p className="row gap-1 weight-600">{t('verification.pending')}</p>
      {selfie && (
        <PhotoImage src={addressOf(selfie)} alt={t('verification.your_selfie')} className={style.selfie} />
      )}
      {sentAt && (
        <p className="quiet text-m">
          {t('verification.sent_at', {
            date: format.dateTime(new Date(sentAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
    </>
  );
}
