import {
  type MutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { uploadAlbumPhoto } from '#contract/albums';
import { type FieldError, isApiError } from '#contract/errors';
import { uploadPhoto } from '#contract/photos';
import { useOwnText } from '#i18n/react';
import { callApi, createTabApi } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { refreshPhotos } from './refresh-photos.ts';
import { chooseUploads, type Room, type Upload } from './uploads.ts';

/** Pictures on their way stay known to the tab while the member looks at other pages. */
const uploadsQuery = queryOptions<Upload[]>({
  queryKey: ['uploads'],
  queryFn: () => [],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  meta: { progress: 'never' },
});

/** Ends what is being sent, by upload. */
const ends = new Map<string, AbortController>();

/** Sends pictures into the profile or the album, one after the other; each tells its progress, can be stopped, and sent again. */
export function useUploads(into: Room) {
  const t = useOwnText();
  const cache = useQueryClient();
  const { data: uploads = [] } = useQuery(uploadsQuery);
  const store = storeOf(cache);
  const { mutate } = useMutation({
    scope: { id: 'upload' },
    networkMode: 'always',
    // Stopped while it waited its turn: it is not sent.
    mutationFn: async upload => {
      if (!store.has(upload.id)) return 'stopped';
      await send(upload, sent => store.change(upload.id, { sent }));
      return 'sent';
    },
    onSuccess: async (outcome, { id }) => {
      if (outcome === 'stopped') return;
      await refreshPhotos(cache);
      store.drop(id);
      toast(t('own_photo.added'), 'good');
    },
    onError: (error, { id }) => {
      if (store.has(id)) store.change(id, { failure: failureOf(error) });
      // Stopped too late, perhaps: then it is among the photos.
      else void refreshPhotos(cache);
    },
  } satisfies MutationOptions<'sent' | 'stopped', Error, Upload>);
  return {
    uploads: uploads.filter(upload => upload.into === into),
    /** Begins with pictures that were chosen, as many as there is room for; answers how many there was none for. */
    add(files: readonly File[], room: number): number {
      const chosen = chooseUploads(files, room, () => ({ id: crypto.randomUUID(), into }));
      store.add(chosen.uploads);
      for (const upload of chosen.uploads) if (!upload.failure) mutate(upload);
      return chosen.surplus;
    },
    retry(upload: Upload) {
      store.change(upload.id, { sent: 0, failure: null });
      mutate(upload);
    },
    /** Stops one that is on its way, or puts away one that failed. */
    drop({ id }: Upload) {
      store.drop(id);
      ends.get(id)?.abort();
    },
  };
}

function storeOf(cache: QueryClient) {
  const update = (next: (uploads: Upload[]) => Upload[]) =>
    cache.setQueryData(uploadsQuery.queryKey, (uploads = []) => next(uploads));
  return {
    has: (id: string) => (cache.getQueryData(uploadsQuery.queryKey) ?? []).some(one => one.id === id),
    add: (added: Upload[]) => update(uploads => [...uploads, ...added]),
    change: (id: string, part: Partial<Upload>) =>
      update(uploads => uploads.map(one => (one.id === id ? { ...one, ...part } : one))),
    drop: (id: string) => update(uploads => uploads.filter(one => one.id !== id)),
  };
}

const CALLS = { profile: uploadPhoto, album: uploadAlbumPhoto };

async function send({ id, into, file }: Upload, onProgress: (sent: number) => void): Promise<void> {
  const end = new AbortController();
  ends.set(id, end);
  try {
    const api = createTabApi(fetchWithProgress(onProgress));
    await callApi(api, CALLS[into], { upload: file, key: id, signal: end.signal });
  } finally {
    ends.delete(id);
  }
}

const failureOf = (error: Error): FieldError =>
  isApiError(error) ? { code: error.code, params: error.params } : { code: 'unavailable' };
