import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Photo as MemberPhoto } from '#contract/photos';
import { useMembersText } from '#i18n/react';
import { PHOTO_DISPLAY_SIZES, usePhotoPicture } from '../site/use-picture.ts';
import { Carousel } from '../ui/carousel.tsx';
import { classes } from '../ui/classes.ts';
import { PhotoImage } from '../ui/photo-image.tsx';
import { EnlargedPhoto, useEnlargedPhoto } from './enlarged-photo.tsx';
import style from './gallery.module.css';
import { LockedPhotoText, type UnlockHint } from './locked-photo-text.tsx';

export type GalleryProps = {
  name: string;
  photos: MemberPhoto[];
  unlock: UnlockHint;
  /** Called with an address that could not be loaded (`useRenewal`). */
  onBroken?: (address: string) => void;
  /** The member whose photos can be reported one by one; null for own ones and for visitors. */
  reportable?: string | null;
  children?: ReactNode;
};

/**
 * The server has blurred the locked photos.
 * @spec 2.9 6.2
 */
export function Gallery({ name, photos, unlock, onBroken, reportable, children }: GalleryProps) {
  const t = useMembersText();
  const { enlarge } = useEnlargedPhoto();
  // After the lightbox closes, the photo viewed last gets the focus.
  const [place, setPlace] = useState({ index: 0, focus: false });
  const total = photos.length;
  if (total === 0) return <NoPhotos name={name}>{children}</NoPhotos>;
  return (
    <div className={`relative clip radius-l ${style.gallery}`}>
      <Carousel
        label={t('profile.photos')}
        previous={t('photo.previous')}
        next={t('photo.next')}
        position={place}
        items={photos.map((photo, index) => ({
          key: photo.id,
          label: t('photo.of', { number: index + 1, total }),
          content: (
            <GalleryPhoto {...{ name, photo, index, unlock, onBroken }} onEnlarge={() => enlarge(photo.id)} />
          ),
        }))}
      />
      {children}
      <EnlargedPhoto
        {...{ name, photos, unlock, onBroken, reportable }}
        onLeft={index => setPlace({ index, focus: true })}
      />
    </div>
  );
}

type GalleryPhotoProps = Omit<GalleryProps, 'photos' | 'reportable' | 'children'> & {
  photo: MemberPhoto;
  index: number;
  onEnlarge: () => void;
};

function GalleryPhoto({ name, photo, index, unlock, onBroken, onEnlarge }: GalleryPhotoProps) {
  const t = useMembersText();
  const pictureOf = usePhotoPicture();
  const picture = (
    <PhotoImage
      {...pictureOf(photo)}
      sizes={PHOTO_DISPLAY_SIZES.gallery}
      alt={photo.locked ? t('photo.locked') : t('member.photo', { name })}
      eager={index === 0}
      onBroken={onBroken}
      locked={photo.locked && <LockedPhotoText {...unlock} />}
      className={classes(style.photo, index === 0 && style.first)}
    />
  );
  if (photo.locked)
    return (
      <Link to={unlock.to} className={`block full-width no-underline ${style.unlock}`}>
        {picture}
      </Link>
    );
  return (
    <button
      type="button"
      className={`block full-width no-underline ${style.open}`}
      aria-label={t('photo.open', { number: index + 1, name })}
      onClick={onEnlarge}
    >
      {picture}
    </button>
  );
}

function NoPhotos({ name, children }: Pick<GalleryProps, 'name' | 'children'>) {
  const t = useMembersText();
  return (
    <div className={`relative clip radius-l ${style.gallery}`}>
      <PhotoImage
        src={null}
        alt={t('member.no_photo', { name })}
        className={classes(style.photo, style.first)}
      />
      {children}
    </div>
  );
}
