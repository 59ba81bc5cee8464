import { PHOTO_UPLOAD } from '#contract/constants';
import { photoLimit } from '#contract/permissions';
import type { OwnProfile } from '#contract/profiles';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { AddPhotos } from './add-photos.tsx';
import { OwnPhoto } from './own-photo.tsx';
import style from './own-photos.module.css';
import { UploadTile } from './upload-tile.tsx';
import { useUploads } from './use-uploads.ts';

const MEGABYTE = 1024 * 1024;

/** One's own photos, the main one first and large: added, shown to all or to premium members, deleted (sections 2 and 5). */
export function OwnPhotos({ profile: { photos, main_image: main } }: { profile: OwnProfile }) {
  const t = useMembersText();
  const { uploads, add, retry, drop } = useUploads();
  const limit = photoLimit(useUser());
  const room = Math.max(0, limit - photos.length - uploads.filter(({ failure }) => !failure).length);
  return (
    <div className={style.photos}>
      <ul className={style.grid}>
        {photos.map((photo, index) => (
          <OwnPhoto key={photo.id} photo={photo} number={index + 1} isMain={index === 0 && main !== null} />
        ))}
        {uploads.map(upload => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload)}
            onDrop={() => drop(upload.id)}
          />
        ))}
        {room > 0 && (
          <li>
            <AddPhotos isFirst={photos.length === 0} onChosen={files => add(files, room)} />
          </li>
        )}
      </ul>
      {photos.length === 0 && <p>{t('photo.none')}</p>}
      {room > 0 ? (
        <p className={style.hint}>
          {t('photo.left', { count: room })}{' '}
          {t('photo.add_hint', { megabytes: PHOTO_UPLOAD.maxBytes / MEGABYTE })}
        </p>
      ) : (
        <p className={style.limit} role="alert">
          {errorText(t, { code: 'photo_limit' })}
        </p>
      )}
    </div>
  );
}
