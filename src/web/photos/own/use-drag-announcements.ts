import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import type { Photo } from '#contract/photos';
import { useAccountText } from '#i18n/react';

type DragAnnouncements = {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
};

/** @spec 3.2 */
export function useDragAnnouncements(photos: readonly Photo[]): DragAnnouncements {
  const t = useAccountText();
  // False while `onDragOver` reports only the lifted photo, so nothing is announced.
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
