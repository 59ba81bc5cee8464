import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Photo as PhotoData } from '#contract/photos';
import { getProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { PHOTO_DISPLAY_SIZES, usePhotoPicture } from '../../site/use-picture.ts';
import { Tag } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { GripIcon, LockIcon } from '../../ui/icons.ts';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { useRenewal } from '../use-renewal.ts';
import style from './own-photo.module.css';

type OwnPhotoProps = {
  photo: PhotoData;
  number: number;
  isMain: boolean;
  isAlone: boolean;
  onOpen: () => void;
};

/** @spec 3.2 */
export function OwnPhoto({ photo, number, isMain, isAlone, onOpen }: OwnPhotoProps) {
  const t = useAccountText();
  const pictureOf = usePhotoPicture();
  const renew = useRenewal(query(getProfile).queryKey);
  const sortable = useSortable({
    id: photo.id,
    disabled: { draggable: isMain || isAlone },
    attributes: { roleDescription: t('own_photo.drag_role') },
  });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    sortable;
  return (
    <li
      ref={setNodeRef}
      className={classes('relative unselectable', style.photo, isDragging && style.place)}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      onDragStart={event => event.preventDefault()}
      {...listeners}
    >
      <button
        type="button"
        className={`block full-width full-height radius-l ${style.open}`}
        onClick={onOpen}
      >
        <span className="unseen">{t('own_photo.change', { number })}</span>
        <PhotoImage
          {...pictureOf(photo)}
          sizes={PHOTO_DISPLAY_SIZES.thumb}
          alt=""
          eager={isMain}
          onBroken={renew}
          className="full-height"
        >
          <PhotoBadges {...{ photo, isMain }} />
        </PhotoImage>
      </button>
      {!isMain && !isAlone && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={`square stack absolute place-center on-photo ${style.handle}`}
          {...attributes}
          aria-label={t('own_photo.drag', { number })}
        >
          <GripIcon size={20} className="circle dim" />
        </button>
      )}
    </li>
  );
}

function PhotoBadges({ photo, isMain }: Pick<OwnPhotoProps, 'photo' | 'isMain'>) {
  const t = useAccountText();
  return (
    <span className={`flex absolute wrap gap-half ${style.badges}`}>
      {isMain && <Tag onPhoto>{t('photo.main')}</Tag>}
      {photo.visibility === 'private' && (
        <Tag onPhoto>
          <LockIcon size={14} />
          {t('photo.private')}
        </Tag>
      )}
      {photo.status === 'pending' && <Tag onPhoto>{t('own_photo.pending')}</Tag>}
      {photo.status === 'rejected' && <Tag onPhoto>{t('own_photo.rejected')}</Tag>}
    </span>
  );
}
