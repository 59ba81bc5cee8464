import type { Message } from '#contract/chats';

/** An unsent message stays unsent, even if an older copy comes late. */
export function mergeThreadMessages(loaded: Message[], fresh: Message[]): Message[] {
  if (fresh.length === 0) return loaded;
  const byId = new Map(loaded.map(message => [message.id, message]));
  for (const message of fresh)
    if (message.unsent || !byId.get(message.id)?.unsent) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}
