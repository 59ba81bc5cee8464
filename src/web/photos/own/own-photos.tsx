import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PHOTO_UPLOAD } from '#contract/constants';
import { changePhoto, orderPhotos, type Photo } from '#contract/photos';
import { getProfile, type OwnProfile } from '#contract/profiles';
import { SHARED_PHOTO_PARAMETER, sharedPhotoOutcomes } from '#contract/service-worker';
import { useAccountText } from '#i18n/react';
import { optionalComponent } from '../../connection/optional-component.tsx';
import { callApi, useApi } from '../../data/api.ts';
import { query } from '../../data/query.ts';
import { invalidateAfter } from '../../data/use-call.ts';
import { classes } from '../../ui/classes.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AddPhotosButton } from './add-photos.tsx';
import style from './own-photos.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import { movePhotoTo, type OwnPhotoList } from './photo-order.ts';
import { PhotoSheet } from './photo-sheet.tsx';
import { UploadFailures } from './upload-failures.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useAddPhotos } from './use-add-photos.ts';

const MEGABYTE = 1024 * 1024;

/** @spec 3.2 5.7 */
export function OwnPhotos({ profile: { photos, main_image: main } }: { profile: OwnProfile }) {
  const t = useAccountText();
  const adding = useAddPhotos('profile', photos.length);
  const { sending, room, limit, choose, drop, isOver, receivers } = adding;
  const [dialog, setDialog] = useState<OwnPhotoDialog>(null);
  const isEmpty = photos.length + sending.length === 0;
  const shown = { photos, hasMain: main !== null };
  const place = usePhotoOrder(shown);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields and has a border
    <div
      role="group"
      aria-label={t('profile.photos')}
      className={classes('stack gap-s', isOver && `radius-l ${style.over}`)}
      {...receivers}
    >
      <PhotoGrid shown={shown} onOpen={photo => setDialog({ photo, as: 'sheet' })} onPlace={place}>
        {sending.map(upload => (
          <UploadTile key={upload.id} upload={upload} onDrop={() => drop(upload)} />
        ))}
        {room > 0 && (
          <li>
            <AddPhotosButton isFirst={isEmpty} onChosen={choose} />
          </li>
        )}
      </PhotoGrid>
      <UploadFailures adding={adding} />
      {isEmpty && <p>{t('own_photo.none')}</p>}
      <p className="quiet text-m">
        <strong className="ink weight-600 tabular">
          {t('own_photo.stored', { count: photos.length, limit })}
        </strong>{' '}
        {photos.length < limit && t('own_photo.add_hint', { megabytes: PHOTO_UPLOAD.maxBytes / MEGABYTE })}
        {photos.length >= limit && adding.surplus === 0 && t('own_photo.full_hint')}
      </p>
      <PhotoDialogs {...{ shown, dialog, setDialog }} onPlace={place} />
      <IncomingPhoto onAccept={photo => choose([photo])} />
    </div>
  );
}

const SharedPhoto = optionalComponent(() => import('./shared-photo.tsx'));

/** @spec 7.12 */
function IncomingPhoto({ onAccept }: { onAccept: (photo: File) => void }) {
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(SHARED_PHOTO_PARAMETER);
  const outcome = sharedPhotoOutcomes.find(known => known === value);
  if (!useHydrated() || !outcome) return null;
  const end = () => setParameters({}, { replace: true, preventScrollReset: true });
  return <SharedPhoto outcome={outcome} onAccept={onAccept} onEnd={end} />;
}

const CropDialog = optionalComponent(() => import('./crop/crop-dialog.tsx'));

type OwnPhotoDialog = { photo: string; as: 'sheet' | 'crop' } | null;

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
function PhotoDialogs({ shown, dialog, setDialog, onPlace }: PhotoDialogsProps) {
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
        <CropDialog key={photo.id} photo={photo} edit={photo.edit} onClose={close} />
      )}
    </>
  );
}

type PhotoOrderChange = { photos: Photo[]; main: string | null };

/** @spec 3.2 */
function usePhotoOrder(shown: OwnPhotoList) {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  const { queryKey } = query(getProfile);
  const { mutate } = useMutation({
    scope: { id: 'photos' },
    // `changePhoto` also puts the main photo first, so no order is sent.
    mutationFn: ({ photos, main }: PhotoOrderChange): Promise<unknown> =>
      main
        ? callApi(api, changePhoto, { body: { id: main, main: true } })
        : callApi(api, orderPhotos, { body: { ids: photos.map(({ id }) => id) } }),
    onMutate: async ({ photos }) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, known => known && { profile: { ...known.profile, photos } });
    },
    onError: useFailureToast(),
    onSettled: () => invalidateAfter(cache, orderPhotos),
  });
  return (from: number, to: number): boolean => {
    const result = movePhotoTo(shown, from, to);
    if (result === 'private') toast(t('own_photo.not_main_private'));
    if (result === 'rejected') toast(t('own_photo.not_main_rejected'));
    if (result === null || typeof result === 'string') return false;
    mutate({ photos: result.photos, main: result.becomesMain ? (shown.photos[from]?.id ?? null) : null });
    return true;
  };
}
