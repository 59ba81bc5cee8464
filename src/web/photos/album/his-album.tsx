import { useState } from 'react';
import type { Photo as PhotoData } from '#contract/photos';
import { useMembersText } from '#i18n/react';
import { usePictureAddress } from '../../site/picture-address.ts';
import { Modal } from '../../ui/modal.tsx';
import { Photo } from '../../ui/photo.tsx';
import style from './his-album.module.css';

/** Another's closed album, which he shows the reader; gone from the page when he takes it back. */
export function HisAlbum({ name, photos }: { name: string; photos: readonly PhotoData[] }) {
  const t = useMembersText();
  const addressOf = usePictureAddress();
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const large = photos.find(({ id }) => id === enlarged);
  return (
    <section aria-labelledby="his-album">
      <h2 id="his-album">{t('album.his', { name })}</h2>
      <p className={style.text}>{t('album.his_text', { name })}</p>
      <ul className={style.grid}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className={style.open}
              aria-label={t('album.enlarge', { number: index + 1 })}
              onClick={() => setEnlarged(photo.id)}
            >
              <Photo src={addressOf(photo.filename)} alt="" colour={photo.colour} />
            </button>
          </li>
        ))}
      </ul>
      <Modal
        open={large !== undefined}
        onClose={() => setEnlarged(null)}
        title={t('album.his', { name })}
        shape="cover"
      >
        {large && (
          <img
            className={style.large}
            src={addressOf(large.large_filename)}
            width={large.width}
            height={large.height}
            alt={t('album.his', { name })}
            style={{ backgroundColor: large.colour }}
          />
        )}
      </Modal>
    </section>
  );
}
