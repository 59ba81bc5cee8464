import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { CHAT_PHOTO_MIN_SIDE } from '#contract/constants';
import type { FieldError } from '#contract/errors';
import type { MemberCard } from '#contract/profiles';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { usePriceText } from '../../credits/use-price.ts';
import { photoRefusal } from '../../photos/own/uploads.ts';
import { useSettings } from '../../site/settings-query.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { SendIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import { ComposerNotices } from '../composer-notices.tsx';
import type { ContactState } from '../composing/contact-state.ts';
import { useCreditsLeft } from '../outbox/use-credits-left.ts';
import style from './photo-dialog.module.css';
import type { ChosenPhoto } from './use-send-photo.ts';

type PhotoDialogProps = {
  profile: MemberCard;
  contact: ContactState;
  file: File | null;
  onSend: (photo: ChosenPhoto) => void;
  onClose: () => void;
};

/** @spec D2.10 */
export default function PhotoDialog({ profile, contact, file, onSend, onClose }: PhotoDialogProps) {
  const t = useMembersText();
  return (
    <Modal open={file !== null} onClose={onClose} title={t('chat_photo.choose', { name: profile.name })}>
      {file && (
        <Preview key={file.name + file.lastModified} {...{ profile, contact, file, onSend, onClose }} />
      )}
    </Modal>
  );
}

function Preview({ profile, contact, file, onSend, onClose }: PhotoDialogProps & { file: File }) {
  const t = useMembersText();
  const { photo_credits: price } = useSettings();
  const { left, isShort: isShortOf } = useCreditsLeft();
  const words = t('chat.send', { price: usePriceText(price) });
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [failure, setFailure] = useState<FieldError | null>(() => refusalOf(file));
  const isShort = isShortOf(price);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (photo && !isShort) onSend(photo);
  };
  const look = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    if (Math.min(width, height) < CHAT_PHOTO_MIN_SIDE)
      setFailure({ code: 'photo_too_small', params: { photo_min_side: CHAT_PHOTO_MIN_SIDE } });
    else setPhoto({ file, width, height });
  };
  return (
    <form className="stack gap-2 hide-empty-parts" onSubmit={submit}>
      <ComposerNotices profile={profile} contact={contact} />
      {failure ? (
        <p role="alert" className="danger">
          {errorText(t, failure)}
        </p>
      ) : (
        <PhotoPreview file={file} onLoad={look} onBroken={() => setFailure({ code: 'photo_broken' })} />
      )}
      <p className="quiet">{t('chat_photo.before', { name: profile.name })}</p>
      {isShort && <InsufficientCreditsNote price={price} credits={left} />}
      <div className={`flex gap-1 ${style.actions}`}>
        <Button look="soft" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <SubmitButton aria-disabled={!photo || isShort} icon={<SendIcon size={20} />} data-first>
          {words}
        </SubmitButton>
      </div>
    </form>
  );
}

const refusalOf = (file: File): FieldError | null => {
  const code = photoRefusal(file);
  return code && { code };
};

type PhotoPreviewProps = { file: File; onLoad: (image: HTMLImageElement) => void; onBroken: () => void };

function PhotoPreview({ file, onLoad, onBroken }: PhotoPreviewProps) {
  const t = useMembersText();
  const address = useObjectUrl(file);
  return (
    <span className={`stack place-center ${style.shown}`}>
      {address && (
        <img
          src={address}
          alt={t('chat_photo.chosen')}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          onError={onBroken}
        />
      )}
    </span>
  );
}

function InsufficientCreditsNote({ price, credits }: { price: number; credits: number }) {
  const t = useMembersText();
  return (
    <p role="alert">
      <strong className="block">{errorText(t, { code: 'insufficient_credits' })}</strong>{' '}
      {t('chat_photo.short', { price, count: credits })} <Link to="/credits">{t('gift.buy')}</Link>
    </p>
  );
}
