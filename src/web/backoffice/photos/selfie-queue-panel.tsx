import { decideVerification, takeNextVerification, type VerificationQueue } from '#contract/staff-photos';
import { type VerificationReason, verificationReasons } from '#contract/verification';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { useKeys } from '../keyboard/use-keys.ts';
import { DetailsList } from '../ui/details-list.tsx';
import { When } from '../ui/when.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { QueueStatus } from './queue-status.tsx';
import style from './review.module.css';
import { ReviewedMember } from './reviewed-member.tsx';
import { useReviewQueue } from './use-review-queue.ts';

type Item = NonNullable<VerificationQueue['next']>;

/**
 * The next selfie beside the main photo, with the pose that was asked for.
 * @spec D5.10 D5.9
 */
export function SelfieQueuePanel() {
  const { queue, decided, takeNext, isBusy, decide } = useReviewQueue(
    takeNextVerification,
    decideVerification,
  );
  if (queue === null) return null;
  return (
    <>
      <QueueStatus waiting={queue.waiting} decided={decided} />
      {queue.next === null ? (
        <NothingWaits waiting={queue.waiting} onRefresh={takeNext} busy={isBusy} />
      ) : (
        <SelfieReview key={queue.next.attempt} item={queue.next} busy={isBusy} onDecide={decide} />
      )}
    </>
  );
}

type SelfieReviewProps = {
  item: Item;
  busy: boolean;
  onDecide: (body: { attempt: string; reason?: VerificationReason }) => void;
};

function SelfieReview({ item, busy, onDecide }: SelfieReviewProps) {
  const t = useStaffText();
  const { attempt } = item;
  const decideBy = (reason?: VerificationReason) => onDecide({ attempt, ...(reason && { reason }) });
  useKeys([
    { keys: 'a', text: t('staff_photos.approve'), run: () => decideBy() },
    ...verificationReasons.map((reason, index) => ({
      keys: `r ${index + 1}`,
      text: `${t('staff_photos.reject')}: ${t(`staff_selfie_reason.${reason}`)}`,
      run: () => decideBy(reason),
    })),
  ]);
  return (
    <div className={style.review}>
      <div className={style.pair}>
        <img src={`/media/${item.selfie_filename}`} alt={t('staff_photos.selfie')} />
        {item.photo_filename ? (
          <img src={`/media/${item.photo_filename}`} alt={t('staff_photos.main')} />
        ) : (
          <p className="quiet">{t('staff_photos.main_gone')}</p>
        )}
      </div>
      <div className="stack gap-2 content-start">
        <DetailsList
          details={[
            { name: t('staff_photos.pose'), value: <strong>{t(`staff_pose.${item.pose}`)}</strong> },
            { name: t('staff_photos.member'), value: <ReviewedMember member={item.member} /> },
            { name: t('staff_photos.sent'), value: <When at={item.sent_at} /> },
            item.photo_filename !== null &&
              !item.is_main && { name: t('staff_photos.main'), value: t('staff_photos.main_changed') },
          ]}
        />
        <Button busy={busy} onClick={() => decideBy()}>
          {t('staff_photos.approve')} <kbd>a</kbd>
        </Button>
        <ul className="stack gap-1">
          {verificationReasons.map((reason, index) => (
            <li key={reason}>
              <Button look="plain" small wide busy={busy} onClick={() => decideBy(reason)}>
                {t('staff_photos.reject')}: {t(`staff_selfie_reason.${reason}`)} <kbd>r {index + 1}</kbd>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
