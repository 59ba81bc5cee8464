import type { Chat } from '#contract/chats';

const WORTH_SEARCHING = 8;

export const isWorthSearching = ({ chats, next }: { chats: Chat[]; next: string | null }): boolean =>
  next !== null || chats.length >= WORTH_SEARCHING;

export function chatsWith(chats: Chat[], typed: string): Chat[] {
  const wanted = foldName(typed.trim());
  return wanted === '' ? chats : chats.filter(({ profile: { name } }) => foldName(name).includes(wanted));
}

const foldName = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
