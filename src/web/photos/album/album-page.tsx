import { useQuery } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import { type AlbumGrant, getAlbum, getAlbumGrants } from '#contract/albums';
import { SIGNED_URLS } from '#contract/constants';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import { usePictureAddress } from '../../site/settings-query.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Avatar } from '../../ui/photo-image.tsx';
import { Section } from '../../ui/section.tsx';
import { AddPhotosButton } from '../own/add-photos.tsx';
import own from '../own/own-photos.module.css';
import { UploadFailures } from '../own/upload-failures.tsx';
import { UploadTile } from '../own/upload-tile.tsx';
import { useAddPhotos } from '../own/use-add-photos.ts';
import { ProfileSubpage } from '../profile-subpage.tsx';
import style from './album-page.module.css';
import { AlbumPhoto } from './album-photo.tsx';
import { useAlbumGrant } from './show-album.tsx';

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
      <Section
        title={t('profile.photos')}
        className={classes('stack gap-s', style.photos, isOver && `radius-l ${own.over}`)}
        {...receivers}
      >
        {photos.length + sending.length === 0 && <p>{t('own_album.empty')}</p>}
        <ul className={`stack gap-1 ${style.grid}`}>
          {photos.map((photo, index) => (
            <AlbumPhoto key={photo.id} photo={photo} number={index + 1} />
          ))}
          {sending.map(upload => (
            <UploadTile key={upload.id} upload={upload} onDrop={() => drop(upload)} />
          ))}
          {room > 0 && (
            <li className={`relative ${style.add}`}>
              <AddPhotosButton isFirst={false} onChosen={choose} />
            </li>
          )}
        </ul>
        <UploadFailures adding={adding} />
        <p className="quiet" aria-live="polite">
          {t(room > 0 ? 'own_album.left' : 'own_album.full', { count: room > 0 ? room : limit })}
        </p>
      </Section>
      <AlbumGrants />
    </ProfileSubpage>
  );
}

/** @spec D5.4 */
function AlbumGrants() {
  const t = useAccountText();
  const grants = useQuery(query(getAlbumGrants)).data?.grants ?? [];
  return (
    <Section title={t('own_album.shown_to')} headingClass="heading-s" className="stack gap-s">
      {grants.length === 0 ? (
        <p className="quiet">{t('own_album.shown_to_nobody')}</p>
      ) : (
        <ul>
          {grants.map(grant => (
            <Grant key={grant.id} grant={grant} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Grant({ grant }: { grant: AlbumGrant }) {
  const t = useAccountText();
  const format = useFormatter();
  const addressOf = usePictureAddress();
  const { name, main_image: main, granted_at } = grant;
  const { mutate, isPending } = useAlbumGrant(grant);
  return (
    <li className={`row gap-s line-below ${style.grant}`}>
      <Avatar src={main && addressOf(main.thumb_filename)} colour={main?.colour} size={44} />
      <span className="stack grow may-shrink">
        <strong className="break-anywhere">{name}</strong>
        <span className="quiet text-m">
          {t('own_album.since', { date: format.dateTime(new Date(granted_at), { dateStyle: 'medium' }) })}
        </span>
      </span>
      <Button
        look="soft"
        small
        busy={isPending}
        aria-label={t('album.take_back_name', { name })}
        onClick={() => mutate(false)}
      >
        {t('own_album.take_back')}
      </Button>
    </li>
  );
}
