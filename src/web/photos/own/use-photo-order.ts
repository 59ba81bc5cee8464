import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePhoto, orderPhotos, type Photo } from '#contract/photos';
import { getProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { query } from '../../data/query.ts';
import { invalidateAfter } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { movePhotoTo, type OwnPhotoList } from './photo-order.ts';

type PhotoOrderChange = { photos: Photo[]; main: string | null };

/** @spec 3.2 */
export function usePhotoOrder(shown: OwnPhotoList) {
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
