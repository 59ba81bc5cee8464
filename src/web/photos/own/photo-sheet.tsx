import { useState } from 'react';
import { Link } from 'react-router';
import type { Photo, Photo as PhotoData, PhotoRule } from '#contract/photos';
import { useAccountText } from '#i18n/react';
import { PHOTO_DISPLAY_SIZES, usePhotoPicture } from '../../site/use-picture.ts';
import { Button } from '../../ui/button.tsx';
import { dropdownItem } from '../../ui/dropdown.tsx';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CropIcon,
  InfoIcon,
  LockIcon,
  StarIcon,
  TrashIcon,
  WarningIcon,
} from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { DeletePhotoConfirmation } from './delete-photo-confirmation.tsx';
import { canMoveBy, type OwnPhotoList } from './photo-order.ts';
import style from './photo-sheet.module.css';
import { PhotoVisibility } from './photo-visibility.tsx';
import { usePhotoChanges } from './use-photo-changes.ts';

type PhotoSheetProps = {
  shown: OwnPhotoList;
  /** -1 while the sheet is closed. */
  index: number;
  onPlace: (to: number) => void;
  onCrop: () => void;
  onClose: () => void;
};

/** @spec 3.2 */
export function PhotoSheet({ shown, index, ...rest }: PhotoSheetProps) {
  const t = useAccountText();
  const photo = shown.photos[index];
  return (
    <Modal
      open={photo !== undefined}
      onClose={rest.onClose}
      title={t('own_photo.title', { number: index + 1 })}
    >
      {photo && <PhotoSheetContent key={photo.id} {...{ photo, shown, index }} {...rest} />}
    </Modal>
  );
}

type PhotoSheetContentProps = PhotoSheetProps & { photo: PhotoData };

function PhotoSheetContent({ photo, shown, index, onPlace, onCrop, onClose }: PhotoSheetContentProps) {
  const t = useAccountText();
  const pictureOf = usePhotoPicture();
  const { mutate, isPending, variables: change } = usePhotoChanges(photo.id);
  const isMoving = isPending && typeof change === 'object' && 'visibility' in change;
  const visibility = isMoving ? change.visibility : photo.visibility;
  const isMain = shown.hasMain && index === 0;
  const leaveWith = (last: 'album' | 'delete') => {
    onClose();
    mutate(last);
  };
  return (
    <div className="stack gap-2" aria-busy={isPending}>
      <div className={`stack gap-2 items-center ${style.head}`}>
        <PhotoImage
          {...pictureOf(photo)}
          sizes={PHOTO_DISPLAY_SIZES.thumb}
          alt=""
          eager
          className={style.picture}
        />
        <div className={`stack gap-s ${style.place}`}>
          <p role="status" tabIndex={-1} data-first>
            {isMain
              ? t('own_photo.main_text')
              : t('own_photo.place', { number: index + 1, total: shown.photos.length })}
          </p>
          {!isMain && <Steps {...{ shown, index, onPlace }} />}
        </div>
      </div>
      <PhotoStatus photo={photo} />
      <div className={`stack hide-empty ${style.deeds}`}>
        {!isMain && photo.status !== 'rejected' && (
          <button type="button" className={dropdownItem} onClick={() => mutate({ main: true })}>
            <StarIcon size={20} />
            <span>
              {t('own_photo.make_main')}
              {photo.visibility === 'private' && <small>{t('own_photo.make_main_public')}</small>}
            </span>
          </button>
        )}
        {photo.edit && (
          <button type="button" className={dropdownItem} onClick={onCrop}>
            <CropIcon size={20} />
            {t('own_photo.crop')}
          </button>
        )}
        {/* A rejected photo is shown to nobody, in the album neither. */}
        {photo.status !== 'rejected' && (
          <button type="button" className={dropdownItem} onClick={() => leaveWith('album')}>
            <LockIcon size={20} />
            <span>
              {t('own_photo.to_album')}
              <small>{t('own_photo.to_album_text')}</small>
            </span>
          </button>
        )}
      </div>
      {!isMain && <PhotoVisibility chosen={visibility} onChange={chosen => mutate({ visibility: chosen })} />}
      <DeletePhoto onDelete={() => leaveWith('delete')} />
    </div>
  );
}

function Steps({ shown, index, onPlace }: Pick<PhotoSheetContentProps, 'shown' | 'index' | 'onPlace'>) {
  const t = useAccountText();
  return (
    <div className="flex wrap gap-1">
      <Button
        look="soft"
        small
        icon={<ArrowLeftIcon size={20} />}
        aria-disabled={!canMoveBy(shown, index, -1)}
        onClick={() => canMoveBy(shown, index, -1) && onPlace(index - 1)}
      >
        {t('own_photo.earlier')}
      </Button>
      <Button
        look="soft"
        small
        aria-disabled={!canMoveBy(shown, index, 1)}
        onClick={() => canMoveBy(shown, index, 1) && onPlace(index + 1)}
      >
        {t('own_photo.later')}
        <ArrowRightIcon size={20} />
      </Button>
    </div>
  );
}

function DeletePhoto({ onDelete }: { onDelete: () => void }) {
  const t = useAccountText();
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <Button look="plain" wide icon={<TrashIcon size={20} />} onClick={() => setIsAsking(true)}>
        {t('own_photo.delete')}
      </Button>
    );
  return (
    <div className="stack gap-1" role="alert">
      <DeletePhotoConfirmation onDelete={onDelete} onKeep={() => setIsAsking(false)} />
    </div>
  );
}

/** @spec 3.2 D5.5 */
function PhotoStatus({ photo: { status, reason, decision } }: { photo: Photo }) {
  const t = useAccountText();
  if (status === 'active') return null;
  if (status === 'pending')
    return (
      <div className="soft stack icon-column gap-s pad-row radius-m">
        <InfoIcon size={20} />
        <p>{t('own_photo.pending_text')}</p>
      </div>
    );
  const reasons: Record<PhotoRule, string> = {
    minors: t('own_photo.reason_minors'),
    without_consent: t('own_photo.reason_without_consent'),
    threats: t('own_photo.reason_threats'),
    advertising: t('own_photo.reason_advertising'),
    impersonation: t('own_photo.reason_impersonation'),
  };
  return (
    <div className="stack icon-column gap-s pad-row danger danger-tint radius-m">
      <WarningIcon size={20} />
      <p>
        {reason ? reasons[reason] : t('own_photo.rejected_text')} {t('own_photo.rejected_next')}
        {decision && <AppealLink decision={decision} />}
      </p>
    </div>
  );
}

/** Leads to the decision, which its owner can appeal. */
function AppealLink({ decision }: { decision: string }) {
  const t = useAccountText();
  return (
    <Link to={`/settings/decisions/${decision}`} className="block target weight-600">
      {t('own_photo.appeal')}
    </Link>
  );
}
