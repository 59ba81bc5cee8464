import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldError, isApiError } from '#contract/errors';
import { uploadPhoto } from '#contract/photos';
import { useMembersText } from '#i18n/react';
import { apiOver, ask } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { photoRefusal } from './photo-refusal.ts';

/** A picture on its way: how much of it was sent, from 0 to 1, and why it did not arrive. */
export type Upload = { id: string; file: File; sent: number; failure: FieldError | null };

/** Sends pictures one after the other; each tells its progress and can be sent again. */
export function useUploads() {
  const t = useMembersText();
  const cache = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const change = (id: string, part: Partial<Upload>) =>
    setUploads(all => all.map(one => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => setUploads(all => all.filter(one => one.id !== id));
  const { mutate } = useMutation({
    scope: { id: 'upload' },
    mutationFn: ({ id, file }: Upload) =>
      ask(apiOver(fetchWithProgress(sent => change(id, { sent }))), uploadPhoto, { upload: file, key: id }),
    onSuccess: async (_, { id }) => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: ['profile'] }),
        cache.invalidateQueries({ queryKey: ['user'] }),
      ]);
      drop(id);
      toast(t('photo.added'), 'good');
    },
    onError: (error, { id }) => change(id, { failure: failureOf(error) }),
  });
  return {
    uploads,
    drop,
    /** Begins with pictures that were chosen; `room` is how many more may be kept. */
    add(files: File[], room: number) {
      const added = files.map((file, index): Upload => {
        const code = index < room ? photoRefusal(file) : 'photo_limit';
        return { id: crypto.randomUUID(), file, sent: 0, failure: code && { code } };
      });
      setUploads(all => [...all, ...added]);
      for (const upload of added) if (!upload.failure) mutate(upload);
    },
    retry(upload: Upload) {
      change(upload.id, { sent: 0, failure: null });
      mutate(upload);
    },
  };
}

const failureOf = (error: Error): FieldError =>
  isApiError(error) ? { code: error.code, params: error.params } : { code: 'unavailable' };
