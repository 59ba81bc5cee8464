import { useEffect, useEffectEvent, useState } from 'react';
import type { SharedPhotoOutcome } from '#contract/service-worker';
import { errorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import style from './own-photos.module.css';
import { endSharedPhoto, takeSharedPhoto } from './take-shared-photo.ts';
import { photoRefusal } from './uploads.ts';

type SharedPhotoProps = {
  outcome: SharedPhotoOutcome;
  onAccept: (photo: File) => void;
  /** Called after the decision, and if there is no usable photo. */
  onEnd: () => void;
};

/**
 * Asks before a photo from another app is added, because another site could have sent it.
 * @spec 7.12 5.7
 */
export default function SharedPhoto({ outcome, onAccept, onEnd }: SharedPhotoProps) {
  const t = useAccountText();
  const [photo, setPhoto] = useState<File | null>(null);
  const end = () => {
    endSharedPhoto();
    setPhoto(null);
    onEnd();
  };
  const refuse = useEffectEvent((text: string) => {
    toast(text, 'error');
    end();
  });
  const ask = useEffectEvent(async () => {
    if (outcome === 'too_large') return refuse(errorText(t, { code: 'photo_too_large' }));
    const file = outcome === 'held' ? await takeSharedPhoto() : null;
    const code = file && photoRefusal(file);
    if (code) refuse(errorText(t, { code }));
    else if (file) setPhoto(file);
    else refuse(t('shared_photo.missing'));
  });
  useEffect(() => void ask(), []);
  if (!photo) return null;
  return (
    <Modal open onClose={end} title={t('shared_photo.title')}>
      <Preview photo={photo} />
      <p>{t('shared_photo.text')}</p>
      <Button
        wide
        onClick={() => {
          onAccept(photo);
          end();
        }}
      >
        {t('shared_photo.add')}
      </Button>
      <Button look="plain" wide onClick={end}>
        {t('shared_photo.refuse')}
      </Button>
    </Modal>
  );
}

function Preview({ photo }: { photo: File }) {
  const url = useObjectUrl(photo);
  if (!url) return null;
  return <img src={url} alt="" className={`radius-l ${style.sharedPhoto}`} />;
}
