import { useMutation, useQueryClient } from '@tanstack/react-query';
import { movePhoto } from '#contract/albums';
import { changePhoto, deletePhoto } from '#contract/photos';
import type { PhotoEdit } from '#contract/pictures';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { refreshPhotos } from './refresh-photos.ts';

type OwnPhotoChange =
  | { main: true }
  | { visibility: 'public' | 'private' }
  | { edit: PhotoEdit }
  | 'album'
  | 'delete';

const doneText = (change: OwnPhotoChange) =>
  change === 'delete' ? 'own_photo.deleted' : change === 'album' ? 'own_photo.in_album' : 'state.saved';

/** @spec 3.2 D5.4 */
export function usePhotoChanges(id: string) {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'photos' },
    mutationFn: async (change: OwnPhotoChange): Promise<unknown> =>
      change === 'delete'
        ? callApi(api, deletePhoto, { body: { id } })
        : change === 'album'
          ? callApi(api, movePhoto, { body: { id, into: 'album' } })
          : callApi(api, changePhoto, { body: { id, ...change } }),
    onSuccess: async (_, change) => {
      await refreshPhotos(cache);
      toast(t(doneText(change)), 'good');
    },
    onError: error => toast(shortFailureText(t, error), 'error'),
  });
}
