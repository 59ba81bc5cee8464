import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import type { Photo } from '#contract/photos';
import { useOwnText } from '#i18n/react';

type DragWords = {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
};

/** What is read aloud while a photo is put elsewhere. */
export function useDragWords(photos: readonly Photo[]): DragWords {
  const t = useOwnText();
  // A photo lies over its own place when it is lifted: only once it has moved does that say something.
  const hasMoved = useRef(false);
  const total = photos.length;
  const placeOf = (id: UniqueIdentifier) => photos.findIndex(photo => photo.id === id) + 1;
  return {
    screenReaderInstructions: { draggable: t('own_photo.drag_how') },
    announcements: {
      onDragStart({ active }) {
        hasMoved.current = false;
        return t('own_photo.drag_lifted', { number: placeOf(active.id), total });
      },
      onDragOver({ active, over }) {
        hasMoved.current ||= over?.id !== active.id;
        if (over && hasMoved.current) return t('own_photo.drag_over', { number: placeOf(over.id), total });
      },
      onDragEnd: ({ over }) =>
        over ? t('own_photo.drag_dropped', { number: placeOf(over.id), total }) : undefined,
      onDragCancel: ({ active }) => t('own_photo.drag_cancelled', { number: placeOf(active.id) }),
    },
  };
}
