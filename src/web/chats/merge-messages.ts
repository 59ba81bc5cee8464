import type { Message } from '#contract/chats';

/** Two stretches of one conversation as one, by `seq`; where both have a message, the fresher one's word counts. */
export function mergeMessages(known: Message[], fresh: Message[]): Message[] {
  if (fresh.length === 0) return known;
  const byId = new Map([...known, ...fresh].map(message => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.seq - other.seq);
}
