import { useFormatter } from 'use-intl';
import type { Verification } from '#contract/verification';
import { useAccountText } from '#i18n/react';
import { usePictureAddress } from '../../site/picture-address.ts';
import { PhotoImage } from '../../ui/photo-image.tsx';
import style from './verification-page.module.css';

/** @spec D5.9 */
export function SentSelfie({ verification }: { verification: Verification }) {
  const t = useAccountText();
  const format = useFormatter();
  const addressOf = usePictureAddress();
  const { selfie_filename: selfie, sent_at: sentAt } = verification;
  return (
    <>
      <p className={style.state}>{t('verification.pending')}</p>
      {selfie && (
        <PhotoImage src={addressOf(selfie)} alt={t('verification.your_selfie')} className={style.selfie} />
      )}
      {sentAt && (
        <p className={style.quiet}>
          {t('verification.sent_at', {
            date: format.dateTime(new Date(sentAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
    </>
  );
}
