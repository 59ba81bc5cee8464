import { useMutation, useQueryClient } from '@tanstack/react-query';
import { grantAlbum, revokeAlbum } from '#contract/albums';
import { useMembersText } from '#i18n/react';
import { sendCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** @spec D5.4 */
export function useAlbumGrant({ id, name }: { id: string; name: string }) {
  const t = useMembersText();
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'album-grant' },
    mutationFn: (shown: boolean) =>
      sendCall(cache, shown ? grantAlbum : revokeAlbum, { body: { id } }, { awaitsRefetch: true }),
    onSuccess: (_, shown) => toast(t(shown ? 'album.shown' : 'album.taken_back', { name }), 'good'),
    onError: useFailureToast(),
  });
}
