import { useFormatter } from 'use-intl';
import { PHOTO_TYPES } from '#contract/photos';
import type { Pose, Verification } from '#contract/verification';
import { useAccountText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { CameraIcon } from '../../ui/icons.ts';
import { useVerification } from './use-verification.ts';
import page from './verification-page.module.css';

/** @spec D5.9 */
export function CurrentPose({ verification, pose }: { verification: Verification; pose: Pose }) {
  const t = useAccountText();
  const format = useFormatter();
  const { mutate, isPending } = useVerification();
  const ends = new Date(verification.pose_ends_at ?? 0);
  return (
    <>
      <div className="stack gap-2 justify-items-center full-width pad-2 text-center sunk radius-l">
        <PoseDrawing pose={pose} />
        <p className="heading-s weight-650">{t(`pose.${pose}`)}</p>
        <p className="quiet text-m">
          {t('verification.until', { time: format.dateTime(ends, { timeStyle: 'short' }) })}
        </p>
      </div>
      <p>{t('verification.tips')}</p>
      {isPending ? (
        <p role="status">{t('verification.sending')}</p>
      ) : (
        <div className="flex wrap gap-1">
          <SelfieField capture label={t('verification.take')} onChosen={mutate} />
          <SelfieField label={t('verification.choose')} onChosen={mutate} />
        </div>
      )}
    </>
  );
}

function SelfieField({
  capture,
  label,
  onChosen,
}: {
  capture?: boolean;
  label: string;
  onChosen: (file: File) => void;
}) {
  return (
    <label
      className={classes(
        'inline-row gap-1 field-height weight-650 pointer',
        page.field,
        capture && page.main,
      )}
    >
      <input
        type="file"
        className="unseen"
        accept={PHOTO_TYPES.join()}
        capture={capture && 'user'}
        onChange={event => {
          const [file] = event.target.files ?? [];
          if (file) onChosen(file);
          event.target.value = '';
        }}
      />
      {capture && <CameraIcon size={22} />}
      {label}
    </label>
  );
}

const head = [
  'M100 44c22 0 35 16 35 40 0 26-15 46-35 46s-35-20-35-46c0-24 13-40 35-40Z',
  'M86 127v14c0 9-34 12-46 22-8 7-12 17-13 29M114 127v14c0 9 34 12 46 22 8 7 12 17 13 29',
  'M86 84h.1M114 84h.1M100 88v13h-6M89 112c7 5 15 5 22 0',
];
/** A raised fist next to the face, to which fingers are added. */
const raised =
  'M153 118c0-6 4-9 9-9h18c6 0 10 4 10 10v13c0 9-6 15-14 15h-8c-8 0-15-6-15-14ZM158 147l-6 30M182 145l4 32';

const hands: Record<Pose, string[]> = {
  hand_on_head: [
    'M62 40c14-12 36-17 62-13 9 1 12 6 11 11-2 6-8 7-15 6-20-3-38-1-52 7',
    'M135 33c22 10 36 36 40 74',
  ],
  fist_on_cheek: [
    'M131 92c-5 8-5 22 1 29 6 6 18 7 25 1 8-7 9-21 3-29-7-8-23-9-29-1ZM133 101h15M132 110h15',
    'M156 124l14 54M139 128l2 14',
  ],
  finger_on_nose: [
    'M104 101l34 10c5-7 14-9 21-4 8 6 9 18 3 25-6 7-18 8-25 2-4-3-5-8-4-13l-31-11c-6-2-4-10 2-9Z',
    'M160 134l16 42M141 138l8 20',
  ],
  hand_behind_ear: [
    'M136 78c3-14 11-22 17-19 5 2 3 9 1 16M154 75c5-8 12-8 13-2 1 7-3 14-6 21-4 12-9 20-17 20-6 0-9-5-8-12',
    'M158 100l14 76M143 114l-2 26',
  ],
  thumb_up_beside_face: [raised, 'M156 109l2-22c1-8 12-8 12 0l1 22M172 120h16M172 131h15'],
  two_fingers_beside_face: [raised, 'M158 109l-6-36c-1-8 9-9 11-2l6 38M171 109l7-38c2-7 12-5 11 2l-6 37'],
  three_fingers_beside_face: [
    raised,
    'M157 110l-9-32c-2-8 8-10 10-3l8 34M167 109V70c0-8 10-8 10 0v39M177 109l8-33c2-7 12-5 10 3l-9 32',
  ],
  open_hand_below_chin: [
    'M52 143c20 5 62 6 88-1 8-2 10-10 3-12-26 6-62 6-86 1-8-2-12 10-5 12Z',
    'M140 142c14 6 24 18 28 44M120 145c8 8 14 20 16 36',
  ],
};

/** @spec D5.9 */
function PoseDrawing({ pose }: { pose: Pose }) {
  const t = useAccountText();
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label={t(`pose.${pose}`)} className={page.drawing}>
      {head.map(path => (
        <path key={path} d={path} className={page.head} />
      ))}
      {hands[pose].map(path => (
        <path key={path} d={path} className={classes(page.hand, path.includes('Z') && page.whole)} />
      ))}
    </svg>
  );
}
