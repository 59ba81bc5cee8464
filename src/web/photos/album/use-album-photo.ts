import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAlbumPhoto, movePhoto } from '#contract/albums';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../use-failure-toast.ts';
import { refreshPhotos } from '../own/refresh-photos.ts';

type AlbumPhotoChange = { id: string; action: 'delete' | 'profile' };

/** @spec D5.4 */
export function useAlbumPhoto() {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'photos' },
    mutationFn: async ({ id, action }: AlbumPhotoChange) =>
      action === 'delete'
        ? callApi(api, deleteAlbumPhoto, { body: { id } })
        : callApi(api, movePhoto, { body: { id, into: 'profile' } }),
    onSuccess: async (_, { action }) => {
      await refreshPhotos(cache);
      toast(t(action === 'delete' ? 'own_photo.deleted' : 'own_album.moved_to_profile'), 'good');
    },
    onError: useFailureToast(),
  });
}
