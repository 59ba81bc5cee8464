import { useState } from 'react';
import { PHOTO_UPLOAD } from '#contract/constants';
import { photoLimit } from '#contract/permissions';
import type { OwnProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { classes } from '../../ui/classes.ts';
import { AddPhotos } from './add-photos.tsx';
import style from './own-photos.module.css';
import { type PhotoDialog, PhotoDialogs } from './photo-dialogs.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { Surplus } from './surplus.tsx';
import { FailedUpload, UploadTile } from './upload-tile.tsx';
import { roomLeft } from './uploads.ts';
import { useIncomingFiles } from './use-incoming-files.ts';
import { usePhotoOrder } from './use-photo-order.ts';
import { useUploads } from './use-uploads.ts';

const MEGABYTE = 1024 * 1024;

/** One's own photos, the main one first and large: added, put in order, cut, shown to all or to premium members (sections 2 and 5). */
export function OwnPhotos({ profile: { photos, main_image: main } }: { profile: OwnProfile }) {
  const t = useMembersText();
  const { uploads, add, retry, drop } = useUploads();
  const [dialog, setDialog] = useState<PhotoDialog>(null);
  const [surplus, setSurplus] = useState(0);
  const limit = photoLimit(useUser());
  const room = roomLeft(limit, photos.length, uploads);
  const sending = uploads.filter(({ failure }) => !failure);
  const failed = uploads.filter(({ failure }) => failure);
  const isEmpty = photos.length + sending.length === 0;
  const shown = { photos, hasMain: main !== null };
  const place = usePhotoOrder(shown);
  const choose = (files: readonly File[]) => setSurplus(add(files, room));
  const { isOver, receivers } = useIncomingFiles(choose);
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
      {failed.length > 0 && (
        <ul className={style.failures}>
          {failed.map(upload => (
            <FailedUpload
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onDrop={() => drop(upload)}
            />
          ))}
        </ul>
      )}
      <Surplus count={surplus} limit={limit} onDismiss={() => setSurplus(0)} />
      {isEmpty && <p>{t('own_photo.none')}</p>}
      <p className={style.hint}>
        <strong>{t('own_photo.kept', { count: photos.length, limit })}</strong>{' '}
        {photos.length < limit
          ? t('own_photo.add_hint', { megabytes: PHOTO_UPLOAD.maxBytes / MEGABYTE })
          : t('own_photo.full_hint')}
      </p>
      <PhotoDialogs {...{ shown, dialog, setDialog }} onPlace={place} />
    </div>
  );
}
