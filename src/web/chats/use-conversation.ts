import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ApiError, isApiError } from '#contract/errors';
import type { Gif } from '#contract/gif';
import { useApi } from '../api.ts';
import { memberQuery } from '../profiles/member-query.ts';
import { entriesOf } from './history-days.ts';
import { useOutbox } from './outbox/outbox-query.ts';
import { type SendingPhoto, withSending } from './photos/sending-photos.ts';
import { type ChosenPhoto, useSendPhoto } from './photos/use-send-photo.ts';
import { type ThreadPlace, threadQuery } from './thread-query.ts';
import { useSendMessage } from './use-send-message.ts';

/** Why a conversation ended while it was open: it is just gone, the member's page tells whether he has blocked. */
function useEnded(error: Error | null, profile: string | undefined): ApiError | null {
  const isGone = isApiError(error) && error.code === 'not_found';
  const ofMember = useQuery({
    ...memberQuery(useApi(), profile ?? ''),
    enabled: isGone && profile !== undefined,
  });
  if (!isGone || ofMember.isLoading) return null;
  return isApiError(ofMember.error) ? ofMember.error : error;
}

/** A conversation that is open: what was said, what is on its way, and how to add to it. */
export function useConversation(place: ThreadPlace) {
  const { data: thread, error } = useQuery(threadQuery(useApi(), place));
  const ended = useEnded(error, thread?.profile.id);
  const profile = thread?.profile.id ?? '';
  const outbox = useOutbox(profile);
  const { send, sendGif, retry, discard } = useSendMessage(profile);
  const photos = useSendPhoto(profile, thread?.messages);
  // Where the reader was when he opened it: reading moves on at once, the divider stays.
  const [newAfter, setNewAfter] = useState(thread?.chat?.conversation.read_seq ?? null);
  const messages = thread?.messages;
  const { read_by_other_seq: read = 0, delivered_to_other_seq: delivered = 0 } =
    thread?.chat?.conversation ?? {};
  const entries = useMemo(
    () => withSending(entriesOf(messages ?? [], { read, delivered }, outbox), photos.photos),
    [messages, read, delivered, outbox, photos.photos],
  );
  const withOutgoing = (key: string, act: (outgoing: (typeof outbox)[number]) => void) => {
    const outgoing = outbox.find(({ client_id }) => client_id === key);
    if (outgoing) act(outgoing);
  };
  const withPhoto = (key: string, act: (photo: SendingPhoto) => void) => {
    const photo = photos.photos.find(({ client_id }) => client_id === key);
    if (photo) act(photo);
  };
  return {
    thread,
    ended,
    entries,
    newAfter,
    send(text: string) {
      // Who answers has seen what is new.
      setNewAfter(null);
      send(text);
    },
    sendGif(gif: Gif) {
      setNewAfter(null);
      sendGif(gif);
    },
    sendPhoto(chosen: ChosenPhoto) {
      setNewAfter(null);
      photos.send(chosen);
    },
    stopPhoto: photos.discard,
    retry(key: string) {
      withOutgoing(key, retry);
      withPhoto(key, photos.retry);
    },
    discard(key: string) {
      withOutgoing(key, discard);
      withPhoto(key, photos.discard);
    },
  };
}
