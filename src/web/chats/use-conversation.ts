import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isApiError } from '#contract/errors';
import { entriesOf } from './history-days.ts';
import { useOutbox } from './outbox/outbox-query.ts';
import { type SendingPhoto, withSendingPhotos } from './photos/sending-photos.ts';
import { useSendPhoto } from './photos/use-send-photo.ts';
import { type ThreadKey, threadQuery } from './thread-query.ts';
import { useSendMessage } from './use-send-message.ts';

/** True until React has rendered the messages of the initial fetch. */
function useIsOpening(isFetching: boolean): boolean {
  const [isOpening, setIsOpening] = useState(true);
  useEffect(() => {
    if (!isFetching) setIsOpening(false);
  }, [isFetching]);
  return isOpening;
}

/** @spec 2.9 */
export function useConversation(threadKey: ThreadKey) {
  const query = useQuery(threadQuery(threadKey));
  const { data: thread, error } = query;
  const ended = isApiError(error) && error.code === 'not_found';
  const profile = thread?.profile.id ?? '';
  const outbox = useOutbox(profile);
  const { send, sendGif, retry, discard } = useSendMessage(profile);
  const photos = useSendPhoto(profile, thread?.messages);
  // Showing the conversation raises `read_seq`, but the divider needs the earlier value.
  const [readAtOpening] = useState(thread?.chat?.conversation.read_seq ?? null);
  const messages = thread?.messages;
  const { read_by_other_seq: read = 0, delivered_to_other_seq: delivered = 0 } =
    thread?.chat?.conversation ?? {};
  const entries = useMemo(
    () => withSendingPhotos(entriesOf(messages ?? [], { read, delivered }, outbox), photos.photos),
    [messages, read, delivered, outbox, photos.photos],
  );
  const withOutgoing = (key: string, action: (outgoing: (typeof outbox)[number]) => void) => {
    const outgoing = outbox.find(({ client_id }) => client_id === key);
    if (outgoing) action(outgoing);
  };
  const withPhoto = (key: string, action: (photo: SendingPhoto) => void) => {
    const photo = photos.photos.find(({ client_id }) => client_id === key);
    if (photo) action(photo);
  };
  const isOpening = useIsOpening(query.isFetching);
  return {
    thread,
    ended,
    entries,
    readAtOpening,
    isOpening,
    send,
    sendGif,
    sendPhoto: photos.send,
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
