import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import type { Photo as OwnPhotoData } from '#contract/photos';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { PHOTO_SHOWN, usePhotoPicture } from '../use-picture.ts';
import { OwnPhoto } from './own-photo.tsx';
import style from './photo-grid.module.css';
import type { Shown } from './photo-order.ts';
import { useDragWords } from './use-drag-words.ts';

type PhotoGridProps = {
  shown: Shown;
  onOpen: (photo: string) => void;
  /** Puts the photo at one place to another; false when it cannot stand there. */
  onPlace: (from: number, to: number) => boolean;
  /** What follows the photos: uploads, the way to add one. */
  children: ReactNode;
};

/** A finger that rests on a photo lifts it; one that moves at once scrolls the page. */
const HOLD = { delay: 220, tolerance: 8 };

/** Photos put in order by mouse, by finger, or by keys from a photo's handle. */
export function PhotoGrid({ shown, onOpen, onPlace, children }: PhotoGridProps) {
  const { photos, hasMain } = shown;
  const [dragged, setDragged] = useState<OwnPhotoData | null>(null);
  const words = useDragWords(photos);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
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
      accessibility={words}
      onDragStart={({ active }) => setDragged(photos[indexOf(active.id)] ?? null)}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={style.grid}>
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
      <DragOverlay>{dragged && <Lifted photo={dragged} />}</DragOverlay>
    </DndContext>
  );
}

function Lifted({ photo }: { photo: OwnPhotoData }) {
  const pictureOf = usePhotoPicture();
  return <PhotoImage {...pictureOf(photo)} sizes={PHOTO_SHOWN.thumb} alt="" eager className={style.lifted} />;
}
