import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { optionalComponent } from '../connection/optional-component.ts';
import type { GalleryProps } from './gallery.tsx';
import { useEnlargedPhoto } from './use-enlarged-photo.ts';

const Lightbox = lazy(optionalComponent(() => import('./lightbox.tsx')));

type EnlargedPhotoProps = Omit<GalleryProps, 'children'> & {
  /** Called after the lightbox has closed, with the index of the photo viewed last. */
  onLeft: (index: number) => void;
};

/** @spec 2.9 */
export function EnlargedPhoto({ onLeft, ...gallery }: EnlargedPhotoProps) {
  const { enlarged, close } = useEnlargedPhoto();
  const start = gallery.photos.findIndex(({ id }) => id === enlarged);
  const viewed = useRef<number | null>(null);
  const leave = useEffectEvent(onLeft);
  const isOpen = start >= 0;
  useEffect(() => {
    if (isOpen || viewed.current === null) return;
    leave(viewed.current);
    viewed.current = null;
  }, [isOpen]);
  const view = (index: number) => {
    viewed.current = index;
  };
  if (!isOpen) return null;
  return (
    <Suspense>
      <Lightbox {...gallery} start={start} onView={view} onClose={close} />
    </Suspense>
  );
}
