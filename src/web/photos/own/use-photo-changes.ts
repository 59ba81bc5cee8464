import { useMutation, useQueryClient } from '@tanstack/react-query';
import { movePhoto } from '#contract/albums';
import { changePhoto, deletePhoto } from '#contract/photos';
import type { PhotoEdit } from '#contract/pictures';
import { shortFailureText } from '#i18n/error-text';
import { useOwnText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';
import { refreshPhotos } from './refresh-photos.ts';

export type PhotoChange =
  | { main: true }
  | { visibility: 'public' | 'private' }
  | { edit: PhotoEdit }
  | 'album'
  | 'delete';

const doneText = (change: PhotoChange) =>
  change === 'delete' ? 'own_photo.deleted' : change === 'album' ? 'own_photo.in_album' : 'state.saved';

/** Makes a photo of one's own the main one, public or private, cuts it anew, moves it into the album, or deletes it. */
export function usePhotoChanges(id: string) {
  const t = useOwnText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'photos' },
    mutationFn: async (change: PhotoChange): Promise<unknown> =>
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
