import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePhoto, orderPhotos, type Photo } from '#contract/photos';
import { shortFailureText } from '#i18n/error-text';
import { useOwnText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { profileQuery } from '../../profiles/profile-query.ts';
import { toast } from '../../ui/toast-store.ts';
import { move, type Shown } from './photo-order.ts';
import { refreshPhotos } from './refresh-photos.ts';

type Order = { photos: Photo[]; main: string | null };

/** Puts one's photos in another order, seen at once; when it cannot be kept the old one comes back. */
export function usePhotoOrder(shown: Shown) {
  const t = useOwnText();
  const api = useApi();
  const cache = useQueryClient();
  const { queryKey } = profileQuery(api);
  const { mutate } = useMutation({
    scope: { id: 'photos' },
    // The main one is shown first wherever it stands: the others keep their order behind it.
    mutationFn: ({ photos, main }: Order): Promise<unknown> =>
      main
        ? callApi(api, changePhoto, { body: { id: main, main: true } })
        : callApi(api, orderPhotos, { body: { ids: photos.map(({ id }) => id) } }),
    onMutate: async ({ photos }) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, known => known && { profile: { ...known.profile, photos } });
    },
    onError: error => toast(shortFailureText(t, error), 'error'),
    onSettled: () => refreshPhotos(cache),
  });
  return (from: number, to: number): boolean => {
    const moved = move(shown, from, to);
    if (moved === 'private') toast(t('own_photo.not_main_private'));
    if (moved === 'rejected') toast(t('own_photo.not_main_rejected'));
    if (moved === null || typeof moved === 'string') return false;
    mutate({ photos: moved.photos, main: moved.becomesMain ? (shown.photos[from]?.id ?? null) : null });
    return true;
  };
}
