import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendPhoto } from '#contract/chat-photos';
import type { Message } from '#contract/chats';
import { ApiError } from '#contract/errors';
import { callApi, createTabApi, useApi } from '../../api.ts';
import { applyEvent } from '../../live/apply-event.ts';
import { fetchWithProgress } from '../../photos/own/fetch-with-progress.ts';
import { failureOf } from '../composing/refusal-text.ts';
import { isTooLate } from '../outbox/outgoing.ts';
import type { Place } from '../outbox/places.ts';
import { leavePlace, takePlace } from '../outbox/take-place.ts';
import { changeSending, type SendingPhoto, sendingQuery } from './sending-photos.ts';

/** A picture that was chosen and looked at. */
export type ChosenPhoto = { file: File; width: number; height: number };

const NONE: SendingPhoto[] = [];
/** Ends what is being sent, by client id. */
const ends = new Map<string, AbortController>();

type Leaving = { photo: SendingPhoto; place: Place };

/**
 * Sends photos to a member: the bubble is there at once, tells its progress, can be stopped, and sent again under the same client id.
 * Each has its place in the line of what leaves to him, until it arrived, failed or was put away (ADR 0124). While there is no line it waits.
 */
export function useSendPhoto(profile: string, messages: readonly Message[] | undefined) {
  const api = useApi();
  const cache = useQueryClient();
  const { data: photos = NONE } = useQuery(sendingQuery(profile));
  // It arrived after all, though its answer did not: nothing is left to be sent again, whatever becomes of the message.
  useEffect(() => {
    for (const photo of photos)
      if (photo.failure && messages?.some(({ mine, client_id }) => mine && client_id === photo.client_id))
        drop(cache, profile, photo);
  }, [cache, profile, photos, messages]);
  const { mutate } = useMutation({
    networkMode: 'always',
    async mutationFn({ photo, place }: Leaving) {
      await place.turn;
      if (isTooLate(photo.at, Date.now())) throw new ApiError('unavailable');
      return upload(cache, profile, photo);
    },
    onSuccess(answer, { photo }) {
      if (answer) {
        applyEvent(cache, { type: 'message', message: answer.message, profile });
        applyEvent(cache, { type: 'credits', credits: answer.credits });
      }
      drop(cache, profile, photo);
    },
    onError: (error, { photo }) => change(cache, profile, photo, { failure: failureOf(error) }),
    onSettled: (_, __, { photo }) => leavePlace(api, cache, photo.client_id),
  });
  const place = (client_id: string) => takePlace(api, cache, profile, 'photo', client_id);
  return {
    photos,
    send(chosen: ChosenPhoto) {
      const client_id = crypto.randomUUID();
      const taken = place(client_id);
      const started = { client_id, order: taken.order, at: new Date().toISOString(), sent: 0 };
      const photo = { ...chosen, ...started, failure: null };
      changeSending(cache, profile, sending => [...sending, photo]);
      mutate({ photo, place: taken });
    },
    retry(photo: SendingPhoto) {
      const taken = place(photo.client_id);
      const again = { sent: 0, failure: null, order: taken.order, at: new Date().toISOString() };
      change(cache, profile, photo, again);
      mutate({ photo: { ...photo, ...again }, place: taken });
    },
    /** Stops one that is on its way, or puts away one that failed. */
    discard(photo: SendingPhoto) {
      drop(cache, profile, photo);
      ends.get(photo.client_id)?.abort();
      leavePlace(api, cache, photo.client_id);
    },
  };
}

/** Null for one that was put away while it waited. */
async function upload(cache: QueryClient, profile: string, { client_id, file }: SendingPhoto) {
  const isWanted = (cache.getQueryData(sendingQuery(profile).queryKey) ?? []).some(
    photo => photo.client_id === client_id,
  );
  if (!file || !isWanted) return null;
  const end = new AbortController();
  ends.set(client_id, end);
  try {
    const api = createTabApi(fetchWithProgress(sent => change(cache, profile, { client_id }, { sent })));
    const query = { to: profile, client_id };
    return await callApi(api, sendPhoto, { query, upload: file, signal: end.signal });
  } finally {
    ends.delete(client_id);
  }
}

type Which = Pick<SendingPhoto, 'client_id'>;

const drop = (cache: QueryClient, profile: string, { client_id }: Which) =>
  changeSending(cache, profile, sending => sending.filter(photo => photo.client_id !== client_id));

const change = (cache: QueryClient, profile: string, { client_id }: Which, part: Partial<SendingPhoto>) =>
  changeSending(cache, profile, sending =>
    sending.map(photo => (photo.client_id === client_id ? { ...photo, ...part } : photo)),
  );
