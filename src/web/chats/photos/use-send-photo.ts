import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendPhoto } from '#contract/chat-photos';
import type { Message } from '#contract/chats';
import { ApiError } from '#contract/errors';
import { createTabApi } from '../../accounts/tab-api.ts';
import { applyCredits } from '../../accounts/user-event-writers.ts';
import { callApi } from '../../data/api.ts';
import { fetchWithProgress } from '../../photos/own/fetch-with-progress.ts';
import { chatEventWriters } from '../chat-event-writers.ts';
import { sendFailureOf } from '../composing/refusal-text.ts';
import { acquireSlot, releaseSlot } from '../outbox/acquire-slot.ts';
import { isExpired } from '../outbox/outbox-message.ts';
import type { OutboxSlot } from '../outbox/slots.ts';
import { type SendingPhoto, sendingQuery, updateSending } from './sending-photos.ts';

export type ChosenPhoto = { file: File; width: number; height: number };

const NONE: SendingPhoto[] = [];
const uploads = new Map<string, AbortController>();

type PhotoInSlot = { photo: SendingPhoto; slot: OutboxSlot };

/**
 * The photo occupies an outbox slot until its upload succeeds, fails or is discarded.
 * @spec D2.10 D1.3
 */
export function useSendPhoto(profile: string, messages: readonly Message[] | undefined) {
  const cache = useQueryClient();
  const { data: photos = NONE } = useQuery(sendingQuery(profile));
  // Removes failed photos that the server stored although its answer was lost.
  useEffect(() => {
    for (const photo of photos)
      if (photo.failure && messages?.some(({ mine, client_id }) => mine && client_id === photo.client_id))
        removePhoto(cache, profile, photo);
  }, [cache, profile, photos, messages]);
  const { mutate } = useMutation({
    networkMode: 'always',
    async mutationFn({ photo, slot }: PhotoInSlot) {
      await slot.turn;
      if (isExpired(photo.at, Date.now())) throw new ApiError('unavailable');
      return upload(cache, profile, photo);
    },
    onSuccess(answer, { photo }) {
      if (answer) {
        chatEventWriters.message(cache, { type: 'message', message: answer.message, profile });
        applyCredits(cache, answer.credits);
      }
      removePhoto(cache, profile, photo);
    },
    onError: (error, { photo }) => changePhoto(cache, profile, photo, { failure: sendFailureOf(error) }),
    onSettled: (_, __, { photo }) => releaseSlot(cache, photo.client_id),
  });
  const acquire = (client_id: string) => acquireSlot(cache, profile, 'photo', client_id);
  return {
    photos,
    send(chosen: ChosenPhoto) {
      const client_id = crypto.randomUUID();
      const slot = acquire(client_id);
      const started = { client_id, order: slot.order, at: new Date().toISOString(), sent: 0 };
      const photo = { ...chosen, ...started, failure: null };
      updateSending(cache, profile, sending => [...sending, photo]);
      mutate({ photo, slot });
    },
    retry(photo: SendingPhoto) {
      const slot = acquire(photo.client_id);
      const reset = { sent: 0, failure: null, order: slot.order, at: new Date().toISOString() };
      changePhoto(cache, profile, photo, reset);
      mutate({ photo: { ...photo, ...reset }, slot });
    },
    discard(photo: SendingPhoto) {
      removePhoto(cache, profile, photo);
      uploads.get(photo.client_id)?.abort();
      releaseSlot(cache, photo.client_id);
    },
  };
}

/** Returns null if the member discarded the photo before the upload could begin. */
async function upload(cache: QueryClient, profile: string, { client_id, file }: SendingPhoto) {
  const isWanted = (cache.getQueryData(sendingQuery(profile).queryKey) ?? []).some(
    photo => photo.client_id === client_id,
  );
  if (!file || !isWanted) return null;
  const end = new AbortController();
  uploads.set(client_id, end);
  try {
    const api = createTabApi(fetchWithProgress(sent => changePhoto(cache, profile, { client_id }, { sent })));
    const query = { to: profile, client_id };
    return await callApi(api, sendPhoto, { query, upload: file, signal: end.signal });
  } finally {
    uploads.delete(client_id);
  }
}

type PhotoRef = Pick<SendingPhoto, 'client_id'>;

const removePhoto = (cache: QueryClient, profile: string, { client_id }: PhotoRef) =>
  updateSending(cache, profile, sending => sending.filter(photo => photo.client_id !== client_id));

const changePhoto = (
  cache: QueryClient,
  profile: string,
  { client_id }: PhotoRef,
  part: Partial<SendingPhoto>,
) =>
  updateSending(cache, profile, sending =>
    sending.map(photo => (photo.client_id === client_id ? { ...photo, ...part } : photo)),
  );
