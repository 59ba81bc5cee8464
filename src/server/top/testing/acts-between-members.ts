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

/** A member and what of his can be named. */
export type Named = { profile: string; conversation: string; message: string };

/** A call that one member makes about another, or about what is another's. */
export type Act = { name: string; call: Call; input: (named: Named) => CallInput<Call> };

const act = <C extends Call>(name: string, call: C, input: (named: Named) => CallInput<C>): Act =>
  ({ name, call, input }) as unknown as Act;

// One client id for all: a repeat of what was refused is refused again.
const client_id = randomUUID();

/** Whatever is done by chat, like and gift. */
export const acts: readonly Act[] = [
  act('write', sendMessage, ({ profile }) => ({ body: { to: profile, client_id, text: 'Hello' } })),
  act('give', sendGift, ({ profile }) => ({ body: { to: profile, client_id, gift: 'coffee' as const } })),
  act('send a GIF', sendGif, ({ profile }) => ({ body: { to: profile, client_id, gif: 'own-coffee' } })),
  act('open by member', getChat, ({ profile }) => ({ query: { profile } })),
  act('open', getChat, ({ conversation }) => ({ query: { conversation } })),
  act('read', readChat, ({ conversation }) => ({ body: { conversation, seq: 1 } })),
  act('delete', deleteChat, ({ conversation }) => ({ body: { conversation } })),
  act('delete a message', deleteMessage, ({ message }) => ({ body: { message, for: 'me' as const } })),
  act('take a message back', deleteMessage, ({ message }) => ({
    body: { message, for: 'everyone' as const },
  })),
  act('send a photo', sendPhoto, ({ profile }) => ({ query: { to: profile, client_id }, upload: jpeg })),
  act('ask for a photo', getChatPhoto, ({ message }) => ({ query: { message } })),
  act('always show photos', showChatPhotos, ({ conversation }) => ({ body: { conversation, show: true } })),
  act('open a photo', openChatPhoto, ({ message }) => ({ body: { message } })),
  act('like', like, ({ profile }) => ({ body: { id: profile } })),
  act('unlike', unlike, ({ profile }) => ({ body: { id: profile } })),
  act('see a like', markLikeSeen, ({ profile }) => ({ body: { id: profile } })),
  act('say yes in the game', swipe, ({ profile }) => ({ body: { id: profile, liked: true } })),
  act('say no in the game', swipe, ({ profile }) => ({ body: { id: profile, liked: false } })),
];
