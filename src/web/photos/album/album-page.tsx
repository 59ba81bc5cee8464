import { useQuery } from '@tanstack/react-query';
import { getAlbum, getAlbumGrants } from '#contract/albums';
import { SIGNED_URLS } from '#contract/constants';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import { classes } from '../../ui/classes.ts';
import { AddPhotosButton } from '../own/add-photos.tsx';
import own from '../own/own-photos.module.css';
import { UploadFailures } from '../own/upload-failures.tsx';
import { UploadTile } from '../own/upload-tile.tsx';
import { useAddPhotos } from '../own/use-add-photos.ts';
import { ProfileSubpage } from '../profile-subpage.tsx';
import { AlbumGrants } from './album-grants.tsx';
import style from './album-page.module.css';
import { AlbumPhoto } from './album-photo.tsx';

const queries: PageQueries = () => [query(getAlbum), query(getAlbumGrants)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec D5.4 */
export default function AlbumPage() {
  const t = useAccountText();
  const { data } = useQuery({ ...query(getAlbum), refetchInterval: SIGNED_URLS.refreshMs });
  const photos = data?.photos ?? [];
  const adding = useAddPhotos('album', photos.length);
  const { sending, room, limit, choose, drop, isOver, receivers } = adding;
  return (
    <ProfileSubpage title={t('own_album.title')} intro={t('own_album.lead')}>
      <section
        className={classes(style.photos, isOver && own.over)}
        aria-labelledby="album-photos"
        {...receivers}
      >
        <h2 id="album-photos">{t('own_album.photos')}</h2>
        {photos.length + sending.length === 0 && <p>{t('own_album.empty')}</p>}
        <ul className={style.grid}>
          {photos.map((photo, index) => (
            <AlbumPhoto key={photo.id} photo={photo} number={index + 1} />
          ))}
          {sending.map(upload => (
            <UploadTile key={upload.id} upload={upload} onDrop={() => drop(upload)} />
          ))}
          {room > 0 && (
            <li className={style.add}>
              <AddPhotosButton isFirst={false} onChosen={choose} />
            </li>
          )}
        </ul>
        <UploadFailures adding={adding} />
        <p className={style.hint} aria-live="polite">
          {t(room > 0 ? 'own_album.left' : 'own_album.full', { count: room > 0 ? room : limit })}
        </p>
      </section>
      <AlbumGrants />
    </ProfileSubpage>
  );
}
