import { type Gift, giftIds } from '#contract/gift-catalogue';
import { useStaffText } from '#i18n/react';
import type { EvidenceContent } from './evidence.ts';
import { EvidencePicture, type ReportPictures } from './evidence-picture.tsx';
import style from './reports.module.css';

/**
 * The words, gift, GIF or photo of one message.
 * @spec D2.27 D5.10
 */
export function EvidenceContentView({
  content: { text, gift, gif, photo, taken_back },
  pictures,
}: {
  content: EvidenceContent;
  pictures: ReportPictures;
}) {
  const t = useStaffText();
  const words = [
    text,
    gift && t('staff_reports.gift', { gift: isGift(gift) ? t(`gift_name.${gift}`) : gift }),
    gif ? [t('staff_reports.gif'), gif.words].filter(Boolean).join(': ') : null,
    taken_back ? `(${t('staff_reports.taken_back')})` : null,
  ].filter(Boolean);
  return (
    <>
      {words.length > 0 && <p className={`break-anywhere ${style.words}`}>{words.join(' ')}</p>}
      {photo && (
        <EvidencePicture pictures={pictures} fileKey={photo.file_key} label={t('staff_reports.photo')} />
      )}
    </>
  );
}

const isGift = (gift: string): gift is Gift => giftIds.some(known => known === gift);
