import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import { getChats } from '#contract/chats';
import type { Api } from '#contract/client';
import { ask } from '../api.ts';

export type ChatList = Output<typeof getChats>;

/** All conversations, the one with the latest message first. Kept true by realtime events. */
export const chatsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['chats'],
    queryFn: ({ signal }) => ask(api, getChats, { signal }),
    meta: { progress: 'first' },
  });

/** Unread messages of all conversations together. */
export const unreadIn = ({ chats }: ChatList): number =>
  chats.reduce((sum, { num_unread_messages }) => sum + num_unread_messages, 0);
