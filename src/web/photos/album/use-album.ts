import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAlbumPhoto, movePhoto, uploadAlbumPhoto } from '#contract/albums';
import { useMembersText } from '#i18n/react';
import { ask, useApi } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';
import { useRefusal } from '../../use-refusal.ts';

const refreshAlbum = (cache: QueryClient) =>
  Promise.all(
    ['album', 'album-grants', 'profile', 'user'].map(name => cache.invalidateQueries({ queryKey: [name] })),
  );

type Change = { id: string; what: 'delete' | 'profile' };

/** Takes a photo out of the album: to the profile, or away. */
export function useAlbumPhoto() {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'photos' },
    mutationFn: async ({ id, what }: Change) =>
      what === 'delete'
        ? ask(api, deleteAlbumPhoto, { body: { id } })
        : ask(api, movePhoto, { body: { id, into: 'profile' } }),
    onSuccess: async (_, { what }) => {
      await refreshAlbum(cache);
      toast(t(what === 'delete' ? 'own_photo.deleted' : 'album.moved_to_profile'), 'good');
    },
    onError: useRefusal(),
  });
}

/** Sends pictures into the album, one after the other. */
export function useAlbumUploads() {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'upload' },
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) await ask(api, uploadAlbumPhoto, { upload: file, key: crypto.randomUUID() });
    },
    onSuccess: () => toast(t('own_photo.added'), 'good'),
    onError: useRefusal(),
    onSettled: () => refreshAlbum(cache),
  });
}
