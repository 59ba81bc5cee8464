import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readChat } from '#contract/chats';
import { useApi } from '../data/api.ts';
import { chatEventWriters } from './chat-event-writers.ts';
import type { Thread } from './thread-query.ts';

/** @spec 4.13 */
export function useReadChat({ chat, messages }: Thread): void {
  const api = useApi();
  const cache = useQueryClient();
  const conversation = chat?.conversation.id;
  // Opening a conversation marks everything up to `last_message` as read, even if not loaded.
  const latest = chat?.conversation.last_message;
  const arrived = Math.max(
    messages.findLast(({ mine }) => !mine)?.seq ?? 0,
    latest && !latest.mine ? latest.seq : 0,
  );
  const isUnread = chat !== null && (chat.num_unread_messages > 0 || arrived > chat.conversation.read_seq);
  useEffect(() => {
    if (!isUnread || conversation === undefined || arrived === 0) return;
    const seen = new AbortController();
    const read = () => {
      if (document.visibilityState !== 'visible' || seen.signal.aborted) return;
      seen.abort();
      chatEventWriters.read(cache, { type: 'read', conversation, by: 'me', seq: arrived });
      // If this call fails, the next fetch restores the unread count.
      api(readChat, { body: { conversation, seq: arrived } }).catch(() => {});
    };
    document.addEventListener('visibilitychange', read, { signal: seen.signal });
    read();
    return () => seen.abort();
  }, [api, cache, conversation, arrived, isUnread]);
}
