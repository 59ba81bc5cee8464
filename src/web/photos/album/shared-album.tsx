import { useRef } from 'react';
import { useMembersText } from '#i18n/react';
import { PHOTO_DISPLAY_SIZES, usePhotoPicture } from '../../site/use-picture.ts';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { Section } from '../../ui/section.tsx';
import { EnlargedPhoto, useEnlargedPhoto } from '../enlarged-photo.tsx';
import style from '../gallery.module.css';
import type { GalleryProps } from '../gallery.tsx';

/**
 * Only a viewer with a grant sees this album.
 * @spec D5.4
 */
export function SharedAlbum(gallery: Omit<GalleryProps, 'children'>) {
  const { name, photos, onBroken } = gallery;
  const t = useMembersText();
  const pictureOf = usePhotoPicture();
  const { enlarge } = useEnlargedPhoto();
  const list = useRef<HTMLUListElement>(null);
  const focus = (index: number) => list.current?.children[index]?.querySelector('button')?.focus();
  return (
    <Section title={t('album.his', { name })} className="stack gap-s">
      <p className="quiet">{t('album.his_text', { name })}</p>
      <ul ref={list} className={`stack gap-1 ${style.grid}`}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className={`block full-width ${style.openAlbum}`}
              aria-label={t('album.enlarge', { number: index + 1 })}
              onClick={() => enlarge(photo.id)}
            >
              <PhotoImage
                {...pictureOf(photo)}
                sizes={PHOTO_DISPLAY_SIZES.thumb}
                alt=""
                onBroken={onBroken}
              />
            </button>
          </li>
        ))}
      </ul>
      <EnlargedPhoto {...gallery} onLeft={focus} />
    </Section>
  );
}
