import { useMutation, useQueryClient } from '@tanstack/react-query';
import { movePhoto } from '#contract/albums';
import { changePhoto, deletePhoto } from '#contract/photos';
import type { PhotoEdit } from '#contract/pictures';
import { useAccountText } from '#i18n/react';
import { sendCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

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
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'photos' },
    mutationFn: async (change: OwnPhotoChange): Promise<unknown> => {
      const refetch = { awaitsRefetch: true };
      if (change === 'delete') return sendCall(cache, deletePhoto, { body: { id } }, refetch);
      if (change === 'album') return sendCall(cache, movePhoto, { body: { id, into: 'album' } }, refetch);
      return sendCall(cache, changePhoto, { body: { id, ...change } }, refetch);
    },
    onSuccess: (_, change) => toast(t(doneText(change)), 'good'),
    onError: useFailureToast(),
  });
}
