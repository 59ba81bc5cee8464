import { useMutation, useQueryClient } from '@tanstack/react-query';
import { grantAlbum, revokeAlbum } from '#contract/albums';
import { useMembersText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../use-failure-toast.ts';

/** @spec D5.4 */
export function useAlbumGrant({ id, name }: { id: string; name: string }) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'album-grant' },
    mutationFn: async (shown: boolean) =>
      shown ? callApi(api, grantAlbum, { body: { id } }) : callApi(api, revokeAlbum, { body: { id } }),
    onSuccess: async (_, shown) => {
      await invalidate(cache, ['album-grants']);
      toast(t(shown ? 'album.shown' : 'album.taken_back', { name }), 'good');
    },
    onError: useFailureToast(),
  });
}
