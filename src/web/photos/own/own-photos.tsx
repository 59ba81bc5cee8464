import { useState } from 'react';
import { PHOTO_UPLOAD } from '#contract/constants';
import type { OwnProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { AddPhotosButton } from './add-photos.tsx';
import style from './own-photos.module.css';
import { type OwnPhotoDialog, PhotoDialogs } from './photo-dialogs.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { UploadFailures } from './upload-failures.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useAddPhotos } from './use-add-photos.ts';
import { usePhotoOrder } from './use-photo-order.ts';

const MEGABYTE = 1024 * 1024;

/** @spec 3.2 5.7 */
export function OwnPhotos({ profile: { photos, main_image: main } }: { profile: OwnProfile }) {
  const t = useAccountText();
  const adding = useAddPhotos('profile', photos.length);
  const { sending, room, limit, choose, drop, isOver, receivers } = adding;
  const [dialog, setDialog] = useState<OwnPhotoDialog>(null);
  const isEmpty = photos.length + sending.length === 0;
  const shown = { photos, hasMain: main !== null };
  const place = usePhotoOrder(shown);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields and has a border
    <div
      role="group"
      aria-label={t('profile.photos')}
      className={classes(style.photos, isOver && style.over)}
      {...receivers}
    >
      <PhotoGrid shown={shown} onOpen={photo => setDialog({ photo, as: 'sheet' })} onPlace={place}>
        {sending.map(upload => (
          <UploadTile key={upload.id} upload={upload} onDrop={() => drop(upload)} />
        ))}
        {room > 0 && (
          <li>
            <AddPhotosButton isFirst={isEmpty} onChosen={choose} />
          </li>
        )}
      </PhotoGrid>
      <UploadFailures adding={adding} />
      {isEmpty && <p>{t('own_photo.none')}</p>}
      <p className={style.hint}>
        <strong>{t('own_photo.stored', { count: photos.length, limit })}</strong>{' '}
        {photos.length < limit && t('own_photo.add_hint', { megabytes: PHOTO_UPLOAD.maxBytes / MEGABYTE })}
        {photos.length >= limit && adding.surplus === 0 && t('own_photo.full_hint')}
      </p>
      <PhotoDialogs {...{ shown, dialog, setDialog }} onPlace={place} />
    </div>
  );
}
