import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Photo as MemberPhoto } from '#contract/photos';
import { useMembersText } from '#i18n/react';
import { usePictureAddress } from '../site/picture-address.ts';
import { classes } from '../ui/classes.ts';
import { Photo } from '../ui/photo.tsx';
import { Strip } from '../ui/strip.tsx';
import style from './gallery.module.css';

const Lightbox = lazy(() => import('./lightbox.tsx'));

type GalleryProps = {
  name: string;
  /** The main photo first. */
  photos: MemberPhoto[];
  /** What a locked photo says: one sentence about what unlocks it. */
  lockedText: string;
  /** Lies over the photos, at their foot. */
  children?: ReactNode;
};

/** A member's photos, one in view; a tap enlarges it. Locked ones are the server's blur. */
export function Gallery({ name, photos, lockedText, children }: GalleryProps) {
  const t = useMembersText();
  const addressOf = usePictureAddress();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const total = photos.length;
  const picture = (photo: MemberPhoto, index: number) => (
    <Photo
      src={addressOf(photo.filename)}
      srcSet={photo.locked ? undefined : srcSetOf(photo, addressOf)}
      sizes="(width < 768px) 100vw, (width < 1200px) 50vw, 560px"
      alt={photo.locked ? t('photo.locked') : t('member.photo', { name })}
      colour={photo.colour}
      eager={index === 0}
      locked={photo.locked && <LockedWords text={lockedText} />}
      className={classes(style.photo, index === 0 && style.first)}
    />
  );
  const content = (photo: MemberPhoto, index: number) =>
    photo.locked ? (
      picture(photo, index)
    ) : (
      <button
        type="button"
        className={style.open}
        aria-label={t('photo.open', { number: index + 1, name })}
        onClick={() => setEnlarged(index)}
      >
        {picture(photo, index)}
      </button>
    );
  if (total === 0) {
    return (
      <div className={style.gallery}>
        <Photo
          src={null}
          alt={t('member.no_photo', { name })}
          className={classes(style.photo, style.first)}
        />
        {children}
      </div>
    );
  }
  return (
    <div className={style.gallery}>
      <Strip
        label={t('profile.photos')}
        previous={t('photo.previous')}
        next={t('photo.next')}
        items={photos.map((photo, index) => ({
          key: photo.id,
          label: t('photo.of', { number: index + 1, total }),
          content: content(photo, index),
        }))}
      />
      {children}
      {enlarged !== null && (
        <Suspense>
          <Lightbox name={name} photos={photos} start={enlarged} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </div>
  );
}

function LockedWords({ text }: { text: string }) {
  const t = useMembersText();
  return (
    <span>
      <strong className={style.unlock}>{t('photo.unlock')}</strong>
      {text}
    </span>
  );
}

/** Long sides in px of the two larger sizes, as widths of an upright picture. */
function srcSetOf(photo: MemberPhoto, addressOf: (filename: string) => string): string {
  const ratio = Math.min(1, photo.width / photo.height);
  const [large, normal] = [1600, 768].map(side => Math.round(side * ratio));
  return `${addressOf(photo.filename)} ${normal}w, ${addressOf(photo.large_filename)} ${large}w`;
}
