import { useRef } from 'react';
import { PHOTO_RULES, type PhotoRule } from '#contract/photos';
import { decidePhoto, type PhotoQueue, takeNextPhoto } from '#contract/staff-photos';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { useKeys } from '../keyboard/use-keys.ts';
import { DetailsList } from '../ui/details-list.tsx';
import { When } from '../ui/when.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { QueueStatus } from './queue-status.tsx';
import style from './review.module.css';
import { ReviewedMember } from './reviewed-member.tsx';
import { useReviewQueue } from './use-review-queue.ts';

type Item = NonNullable<PhotoQueue['next']>;

/**
 * The next photo, big, with its details and one key for each decision.
 * @spec D5.10 D2.18
 */
export function PhotoQueuePanel() {
  const { queue, decided, takeNext, isBusy, decide } = useReviewQueue(takeNextPhoto, decidePhoto);
  if (queue === null) return null;
  return (
    <>
      <QueueStatus waiting={queue.waiting} decided={decided} />
      {queue.next === null ? (
        <NothingWaits waiting={queue.waiting} onRefresh={takeNext} busy={isBusy} />
      ) : (
        <PhotoReview key={queue.next.photo.id} item={queue.next} busy={isBusy} onDecide={decide} />
      )}
    </>
  );
}

type Decision = { id: string; version: string; rule?: PhotoRule; explanation?: string };
type PhotoReviewProps = { item: Item; busy: boolean; onDecide: (body: Decision) => void };

function PhotoReview({ item: { photo, member }, busy, onDecide }: PhotoReviewProps) {
  const t = useStaffText();
  const explanation = useRef<HTMLInputElement>(null);
  const decideBy = (rule?: PhotoRule) => {
    const text = explanation.current?.value.trim();
    onDecide({
      ...{ id: photo.id, version: photo.version },
      ...(rule && { rule, ...(text && { explanation: text }) }),
    });
  };
  useKeys([
    { keys: 'a', text: t('staff_photos.approve'), run: () => decideBy() },
    ...PHOTO_RULES.map((rule, index) => ({
      keys: `r ${index + 1}`,
      text: `${t('staff_photos.reject')}: ${t(`staff_photo_rule.${rule}`)}`,
      run: () => decideBy(rule),
    })),
  ]);
  return (
    <div className={style.review}>
      <img
        className={style.picture}
        src={`/media/${photo.filename}`}
        width={photo.width}
        height={photo.height}
        alt={t('staff_photos.picture')}
      />
      <div className="stack gap-2 content-start">
        <DetailsList
          details={[
            { name: t('staff_photos.member'), value: <ReviewedMember member={member} /> },
            { name: t('staff_photos.uploaded'), value: <When at={photo.uploaded_at} /> },
            {
              name: t('staff_photos.place'),
              value: photo.is_main ? t('staff_photos.main') : t(`staff_photo_visibility.${photo.visibility}`),
            },
            member.rejected_photos > 0 && {
              name: t('staff_photos.rejected_before'),
              value: member.rejected_photos,
            },
          ]}
        />
        <Button busy={busy} onClick={() => decideBy()}>
          {t('staff_photos.approve')} <kbd>a</kbd>
        </Button>
        <TextField
          ref={explanation}
          label={t('staff_photos.explanation')}
          hint={t('staff_photos.explanation_hint')}
          name="explanation"
          maxLength={300}
        />
        <ul className="stack gap-1">
          {PHOTO_RULES.map((rule, index) => (
            <li key={rule}>
              <Button look="plain" small wide busy={busy} onClick={() => decideBy(rule)}>
                {t('staff_photos.reject')}: {t(`staff_photo_rule.${rule}`)} <kbd>r {index + 1}</kbd>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
