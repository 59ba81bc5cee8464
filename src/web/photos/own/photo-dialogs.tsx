import { lazy, Suspense } from 'react';
import { optionalComponent } from '../../connection/optional-component.ts';
import type { OwnPhotoList } from './photo-order.ts';
import { PhotoSheet } from './photo-sheet.tsx';

const CropDialog = lazy(optionalComponent(() => import('./crop/crop-dialog.tsx')));

export type OwnPhotoDialog = { photo: string; as: 'sheet' | 'crop' } | null;

type PhotoDialogsProps = {
  shown: OwnPhotoList;
  dialog: OwnPhotoDialog;
  setDialog: (dialog: OwnPhotoDialog) => void;
  onPlace: (from: number, to: number) => boolean;
};

/**
 * The dialogs close when their photo is removed.
 * @spec 3.2
 */
export function PhotoDialogs({ shown, dialog, setDialog, onPlace }: PhotoDialogsProps) {
  const index = shown.photos.findIndex(({ id }) => id === dialog?.photo);
  const photo = shown.photos[index];
  const close = () => setDialog(null);
  return (
    <>
      <PhotoSheet
        shown={shown}
        index={dialog?.as === 'sheet' ? index : -1}
        onPlace={to => onPlace(index, to)}
        onCrop={() => photo && setDialog({ photo: photo.id, as: 'crop' })}
        onClose={close}
      />
      {photo?.edit && dialog?.as === 'crop' && (
        <Suspense>
          <CropDialog key={photo.id} photo={photo} edit={photo.edit} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
