import { useQuery } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import type { AlbumGrant } from '#contract/albums';
import { getAlbumGrants } from '#contract/albums';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { usePictureAddress } from '../../site/picture-address.ts';
import { Button } from '../../ui/button.tsx';
import { Avatar } from '../../ui/photo-image.tsx';
import style from './album-page.module.css';
import { useAlbumGrant } from './use-album-grant.ts';

/** @spec D5.4 */
export function AlbumGrants() {
  const t = useAccountText();
  const grants = useQuery(query(getAlbumGrants)).data?.grants ?? [];
  return (
    <section className={style.grants} aria-labelledby="album-grants">
      <h2 id="album-grants">{t('own_album.shown_to')}</h2>
      {grants.length === 0 ? (
        <p className={style.hint}>{t('own_album.shown_to_nobody')}</p>
      ) : (
        <ul>
          {grants.map(grant => (
            <Grant key={grant.id} grant={grant} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Grant({ grant }: { grant: AlbumGrant }) {
  const t = useAccountText();
  const format = useFormatter();
  const addressOf = usePictureAddress();
  const { name, main_image: main, granted_at } = grant;
  const { mutate, isPending } = useAlbumGrant(grant);
  return (
    <li className={style.grant}>
      <Avatar src={main && addressOf(main.thumb_filename)} colour={main?.colour} size={44} />
      <span className={style.who}>
        <strong>{name}</strong>
        <span>
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
