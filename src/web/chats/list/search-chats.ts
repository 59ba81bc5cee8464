import type { Chat } from '#contract/chats';

/** From so many conversations on the eye needs help to find one. */
const WORTH_SEARCHING = 8;

export const isWorthSearching = ({ chats, next }: { chats: Chat[]; next: string | null }): boolean =>
  next !== null || chats.length >= WORTH_SEARCHING;

/** Chats with members whose name holds what is typed, in any case and without its accents. */
export function chatsWith(chats: Chat[], typed: string): Chat[] {
  const wanted = plain(typed.trim());
  return wanted === '' ? chats : chats.filter(({ profile: { name } }) => plain(name).includes(wanted));
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
