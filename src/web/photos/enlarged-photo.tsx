import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { optionalComponent } from '../connection/optional-component.tsx';
import { useHistoryState } from '../ui/history-state.ts';
import type { GalleryProps } from './gallery.tsx';

const Lightbox = optionalComponent(() => import('./lightbox.tsx'));

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
  return <Lightbox {...gallery} start={start} onView={view} onClose={close} />;
}

type WithPhoto = { photo?: string };

/**
 * The history state stores the enlarged photo, so that the Back button closes the photo.
 * @spec 2.9
 */
export function useEnlargedPhoto() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return {
    enlarged: useHistoryState<WithPhoto>()?.photo ?? null,
    enlarge: (photo: string) =>
      void navigate(
        { pathname, search, hash },
        { preventScrollReset: true, state: { ...state, photo } satisfies WithPhoto },
      ),
    close: () => void navigate(-1),
  };
}
