import { useFormatter } from 'use-intl';
import { PHOTO_TYPES } from '#contract/photos';
import type { Pose, Verification } from '#contract/verification';
import { useAccountText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { CameraIcon } from '../../ui/icons.ts';
import { PoseDrawing } from './pose-drawing.tsx';
import style from './selfie-field.module.css';
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
      <div className={page.pose}>
        <PoseDrawing pose={pose} />
        <p className={page.words}>{t(`pose.${pose}`)}</p>
        <p className={page.quiet}>
          {t('verification.until', { time: format.dateTime(ends, { timeStyle: 'short' }) })}
        </p>
      </div>
      <p>{t('verification.tips')}</p>
      {isPending ? (
        <p role="status">{t('verification.sending')}</p>
      ) : (
        <div className={page.buttons}>
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
    <label className={classes(style.field, capture && style.main)}>
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
