import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  type ScreenReaderInstructions,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ReactNode, useRef, useState } from 'react';
import type { Photo as OwnPhotoData, Photo } from '#contract/photos';
import { useAccountText } from '#i18n/react';
import { PHOTO_DISPLAY_SIZES, usePhotoPicture } from '../../site/use-picture.ts';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { OwnPhoto } from './own-photo.tsx';
import style from './own-photos.module.css';
import type { OwnPhotoList } from './photo-order.ts';

type PhotoGridProps = {
  shown: OwnPhotoList;
  onOpen: (photo: string) => void;
  /** Returns false if the photo cannot stand at the new position. */
  onPlace: (from: number, to: number) => boolean;
  children: ReactNode;
};

/** A finger that moves more than 8 px within 220 ms scrolls the page. */
const LONG_PRESS = { delay: 220, tolerance: 8 };

/** @spec 3.2 */
export function PhotoGrid({ shown, onOpen, onPlace, children }: PhotoGridProps) {
  const { photos, hasMain } = shown;
  const [dragged, setDragged] = useState<OwnPhotoData | null>(null);
  const announcements = useDragAnnouncements(photos);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: unknown) => photos.findIndex(photo => photo.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (over) onPlace(indexOf(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      id="own-photos"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={announcements}
      onDragStart={({ active }) => setDragged(photos[indexOf(active.id)] ?? null)}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={`stack may-shrink ${style.grid}`}>
          {photos.map((photo, index) => (
            <OwnPhoto
              key={photo.id}
              photo={photo}
              number={index + 1}
              isMain={hasMain && index === 0}
              isAlone={photos.length === 1}
              onOpen={() => onOpen(photo.id)}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
      <DragOverlay>{dragged && <DraggedPhoto photo={dragged} />}</DragOverlay>
    </DndContext>
  );
}

function DraggedPhoto({ photo }: { photo: OwnPhotoData }) {
  const pictureOf = usePhotoPicture();
  return (
    <PhotoImage
      {...pictureOf(photo)}
      sizes={PHOTO_DISPLAY_SIZES.thumb}
      alt=""
      eager
      className={`full-height shadow ${style.lifted}`}
    />
  );
}

type DragAnnouncements = {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
};

/** @spec 3.2 */
function useDragAnnouncements(photos: readonly Photo[]): DragAnnouncements {
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
