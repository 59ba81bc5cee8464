import { randomUUID } from 'node:crypto';
import type { Call } from '#contract/call';
import { getChatPhoto, openChatPhoto, sendPhoto, showChatPhotos } from '#contract/chat-photos';
import { deleteChat, deleteMessage, getChat, readChat, sendMessage } from '#contract/chats';
import type { CallInput } from '#contract/client';
import { sendGif } from '#contract/gifs';
import { sendGift } from '#contract/gifts';
import { like, markLikeSeen, unlike } from '#contract/likes';
import { swipe } from '#contract/swipes';
import { jpeg } from '../../chats/photos/testing/photo-actions.ts';

export type NamedIds = { profile: string; conversation: string; message: string };

export type MemberAction = { name: string; call: Call; input: (named: NamedIds) => CallInput<Call> };

const memberAction = <C extends Call>(
  name: string,
  call: C,
  input: (named: NamedIds) => CallInput<C>,
): MemberAction => ({ name, call, input }) as unknown as MemberAction;

// The server refuses and never stores these messages, so they share a client id.
const client_id = randomUUID();

export const memberActions: readonly MemberAction[] = [
  memberAction('write', sendMessage, ({ profile }) => ({ body: { to: profile, client_id, text: 'Hello' } })),
  memberAction('give', sendGift, ({ profile }) => ({
    body: { to: profile, client_id, gift: 'coffee' as const },
  })),
  memberAction('send a GIF', sendGif, ({ profile }) => ({
    body: { to: profile, client_id, gif: 'own-coffee' },
  })),
  memberAction('open by member', getChat, ({ profile }) => ({ query: { profile } })),
  memberAction('open', getChat, ({ conversation }) => ({ query: { conversation } })),
  memberAction('read', readChat, ({ conversation }) => ({ body: { conversation, seq: 1 } })),
  memberAction('delete', deleteChat, ({ conversation }) => ({ body: { conversation } })),
  memberAction('delete a message', deleteMessage, ({ message }) => ({
    body: { message, for: 'me' as const },
  })),
  memberAction('take a message back', deleteMessage, ({ message }) => ({
    body: { message, for: 'everyone' as const },
  })),
  memberAction('send a photo', sendPhoto, ({ profile }) => ({
    query: { to: profile, client_id },
    upload: jpeg,
  })),
  memberAction('ask for a photo', getChatPhoto, ({ message }) => ({ query: { message } })),
  memberAction('always show photos', showChatPhotos, ({ conversation }) => ({
    body: { conversation, show: true },
  })),
  memberAction('open a photo', openChatPhoto, ({ message }) => ({ body: { message } })),
  memberAction('like', like, ({ profile }) => ({ body: { id: profile } })),
  memberAction('unlike', unlike, ({ profile }) => ({ body: { id: profile } })),
  memberAction('see a like', markLikeSeen, ({ profile }) => ({ body: { id: profile } })),
  memberAction('say yes in the game', swipe, ({ profile }) => ({ body: { id: profile, liked: true } })),
  memberAction('say no in the game', swipe, ({ profile }) => ({ body: { id: profile, liked: false } })),
];
