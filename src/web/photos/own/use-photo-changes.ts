import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/errors';
import { changePhoto, deletePhoto } from '#contract/photos';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { ask, useApi } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';

type Change = { main: true } | { visibility: 'public' | 'private' } | 'delete';

/** Makes a photo of one's own the main one, public or private, or deletes it. */
export function usePhotoChanges(id: string) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'photos' },
    mutationFn: async (change: Change): Promise<unknown> =>
      change === 'delete'
        ? ask(api, deletePhoto, { body: { id } })
        : ask(api, changePhoto, { body: { id, ...change } }),
    onSuccess: async (_, change) => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: ['profile'] }),
        cache.invalidateQueries({ queryKey: ['user'] }),
      ]);
      toast(t(change === 'delete' ? 'photo.deleted' : 'state.saved'), 'good');
    },
    onError: error => toast(isApiError(error) ? errorText(t, error) : t('errors.generic'), 'error'),
  });
}
