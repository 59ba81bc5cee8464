import type { Message } from '#contract/chats';

/** A late older copy must not restore a message that its sender took back. */
export function mergeThreadMessages(loaded: Message[], fresh: Message[]): Message[] {
  if (fresh.length === 0) return loaded;
  const byId = new Map(loaded.map(message => [message.id, message]));
  for (const message of fresh)
    if (message.unsent || !byId.get(message.id)?.unsent) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}
