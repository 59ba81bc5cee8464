import type { Message } from '#contract/chats';

/**
 * Two stretches of one conversation as one, by `seq`; where both have a message, the fresher one's word counts. What was taken back
 * stays so: a copy from before may come late.
 */
export function mergeMessages(known: Message[], fresh: Message[]): Message[] {
  if (fresh.length === 0) return known;
  const byId = new Map(known.map(message => [message.id, message]));
  for (const message of fresh)
    if (message.unsent || !byId.get(message.id)?.unsent) byId.set(message.id, message);
  return [...byId.values()].sort((one, other) => one.seq - other.seq);
}
