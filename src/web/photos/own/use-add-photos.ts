import {
  type MutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { uploadAlbumPhoto } from '#contract/albums';
import { type FieldError, isApiError } from '#contract/errors';
import { photoLimit } from '#contract/permissions';
import { uploadPhoto } from '#contract/photos';
import { useAccountText } from '#i18n/react';
import { createTabApi } from '../../accounts/tab-api.ts';
import { useUser } from '../../accounts/user-query.ts';
import { callApi } from '../../data/api.ts';
import { STORED_QUERY } from '../../data/query.ts';
import { invalidateAfter } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { chooseUploads, slotsLeft, type Upload, type UploadTarget } from './uploads.ts';
import { useIncomingFiles } from './use-incoming-files.ts';

/** @spec 5.7 */
export function useAddPhotos(into: UploadTarget, stored: number) {
  const { uploads, add, retry, drop } = useUploads(into);
  const [surplus, setSurplus] = useState(0);
  const limit = photoLimit(useUser());
  const room = slotsLeft(limit, stored, uploads);
  const choose = (files: readonly File[]) => setSurplus(add(files, room));
  return {
    ...useIncomingFiles(choose),
    ...{ limit, room, surplus, choose, retry, drop },
    sending: uploads.filter(({ failure }) => !failure),
    failed: uploads.filter(({ failure }) => failure),
    dismissSurplus: () => setSurplus(0),
  };
}

export type PhotoAdding = ReturnType<typeof useAddPhotos>;

/** Cached for the tab, so that uploads continue while the member visits other pages. */
const uploadsQuery = queryOptions<Upload[]>({
  queryKey: ['uploads'],
  queryFn: () => [],
  ...STORED_QUERY,
});

const abortControllers = new Map<string, AbortController>();

/** @spec 5.7 D1.3 */
function useUploads(into: UploadTarget) {
  const t = useAccountText();
  const cache = useQueryClient();
  const { data: uploads = [] } = useQuery(uploadsQuery);
  const store = storeOf(cache);
  const { mutate } = useMutation({
    scope: { id: 'upload' },
    networkMode: 'always',
    // If the member stopped the upload before its turn, the browser sends nothing.
    mutationFn: async upload => {
      if (!store.has(upload.id)) return 'stopped';
      await send(upload, sent => store.change(upload.id, { sent }));
      return 'sent';
    },
    onSuccess: async (outcome, { id }) => {
      if (outcome === 'stopped') return;
      await invalidateAfter(cache, CALLS[into]);
      store.drop(id);
      toast(t('own_photo.added'), 'good');
    },
    onError: (error, { id }) => {
      if (store.has(id)) store.change(id, { failure: failureOf(error) });
      // The member stopped the upload, but the server may already have stored the photo.
      else void invalidateAfter(cache, CALLS[into]);
    },
  } satisfies MutationOptions<'sent' | 'stopped', Error, Upload>);
  return {
    uploads: uploads.filter(upload => upload.into === into),
    add(files: readonly File[], slots: number): number {
      const chosen = chooseUploads(files, slots, () => ({ id: crypto.randomUUID(), into }));
      store.add(chosen.uploads);
      for (const upload of chosen.uploads) if (!upload.failure) mutate(upload);
      return chosen.surplus;
    },
    retry(upload: Upload) {
      store.change(upload.id, { sent: 0, failure: null });
      mutate(upload);
    },
    drop({ id }: Upload) {
      store.drop(id);
      abortControllers.get(id)?.abort();
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
  abortControllers.set(id, end);
  try {
    const api = createTabApi(fetchWithProgress(onProgress));
    await callApi(api, CALLS[into], { upload: file, key: id, signal: end.signal });
  } finally {
    abortControllers.delete(id);
  }
}

const failureOf = (error: Error): FieldError =>
  isApiError(error) ? { code: error.code, params: error.params } : { code: 'unavailable' };
