import { useQuery } from '@tanstack/react-query';
import { photoLimit } from '#contract/permissions';
import { useMembersText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { useApi } from '../../api.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../data.ts';
import { AddPhotos } from '../own/add-photos.tsx';
import { RoomFrame } from '../room-frame.tsx';
import { AlbumGrants } from './album-grants.tsx';
import style from './album-page.module.css';
import { AlbumPhoto } from './album-photo.tsx';
import { albumGrantsQuery, albumQuery } from './album-query.ts';
import { useAlbumUploads } from './use-album.ts';

const queries: PageQueries = api => [albumQuery(api), albumGrantsQuery(api)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** Addresses of its pictures end within 5 minutes; who stays longer gets new ones. */
const FRESH_ADDRESSES_MS = 4 * 60_000;

/** One's own closed album (decisions, 5.4): its photos, and who sees them. */
export default function AlbumPage() {
  const t = useMembersText();
  const api = useApi();
  const limit = photoLimit(useUser());
  const { data } = useQuery({ ...albumQuery(api), refetchInterval: FRESH_ADDRESSES_MS });
  const { mutate: send, isPending: isSending } = useAlbumUploads();
  const photos = data?.photos ?? [];
  const room = Math.max(0, limit - photos.length);
  return (
    <RoomFrame title={t('album.title')} intro={t('album.lead')}>
      <section className={style.photos} aria-labelledby="album-photos">
        <h2 id="album-photos">{t('album.photos')}</h2>
        {photos.length === 0 && <p>{t('album.empty')}</p>}
        <ul className={style.grid} aria-busy={isSending}>
          {photos.map((photo, index) => (
            <AlbumPhoto key={photo.id} photo={photo} number={index + 1} />
          ))}
          {room > 0 && (
            <li className={style.add}>
              <AddPhotos isFirst={false} onChosen={files => send(files.slice(0, room))} />
            </li>
          )}
        </ul>
        <p className={style.hint} aria-live="polite">
          {isSending
            ? t('album.sending')
            : t(room > 0 ? 'album.left' : 'album.full', { count: room > 0 ? room : limit })}
        </p>
      </section>
      <AlbumGrants />
    </RoomFrame>
  );
}
