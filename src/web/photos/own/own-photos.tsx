import { useState } from 'react';
import { PHOTO_UPLOAD } from '#contract/constants';
import type { OwnProfile } from '#contract/profiles';
import { useOwnText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { AddPhotos } from './add-photos.tsx';
import { NotAdded } from './not-added.tsx';
import style from './own-photos.module.css';
import { type PhotoDialog, PhotoDialogs } from './photo-dialogs.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useAdding } from './use-adding.ts';
import { usePhotoOrder } from './use-photo-order.ts';

const MEGABYTE = 1024 * 1024;

/** One's own photos, the main one first and large: added, put in order, cut, shown to all or to premium members (sections 2 and 5). */
export function OwnPhotos({ profile: { photos, main_image: main } }: { profile: OwnProfile }) {
  const t = useOwnText();
  const adding = useAdding('profile', photos.length);
  const { sending, room, limit, choose, drop, isOver, receivers } = adding;
  const [dialog, setDialog] = useState<PhotoDialog>(null);
  const isEmpty = photos.length + sending.length === 0;
  const shown = { photos, hasMain: main !== null };
  const place = usePhotoOrder(shown);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw and group what is no form
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
            <AddPhotos isFirst={isEmpty} onChosen={choose} />
          </li>
        )}
      </PhotoGrid>
      <NotAdded adding={adding} />
      {isEmpty && <p>{t('own_photo.none')}</p>}
      <p className={style.hint}>
        <strong>{t('own_photo.kept', { count: photos.length, limit })}</strong>{' '}
        {photos.length < limit && t('own_photo.add_hint', { megabytes: PHOTO_UPLOAD.maxBytes / MEGABYTE })}
        {photos.length >= limit && adding.surplus === 0 && t('own_photo.full_hint')}
      </p>
      <PhotoDialogs {...{ shown, dialog, setDialog }} onPlace={place} />
    </div>
  );
}
