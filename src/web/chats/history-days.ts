import type { ChatPhoto } from '#contract/chat-photo';
import type { Message } from '#contract/chats';
import type { FieldError } from '#contract/errors';
import type { Gif } from '#contract/gif';
import type { Gift } from '#contract/gift-catalogue';
import type { OutboxMessage } from './outbox/outbox-message.ts';
import type { SendingPhoto } from './photos/sending-photos.ts';

/** `received` is from the other member; all other states are of own messages. */
export type MessageState = 'received' | 'pending' | 'failed' | 'held' | 'sent' | 'delivered' | 'read';

/** `key` stays the same when the server stores the member's message. */
export type HistoryEntry = {
  key: string;
  /** Id on the server; null until the server stored the message. */
  id: string | null;
  /** Position in the conversation; null until the server stored the message. */
  seq: number | null;
  /** Order of writing in this browser; 0 once the message has a `seq`. */
  order: number;
  text: string;
  gift: Gift | null;
  photo: ChatPhoto | null;
  sending: SendingPhoto | null;
  gif: Gif | null;
  unsent: boolean;
  covered: boolean;
  at: string;
  state: MessageState;
  /** Credits returned because the recipient never opened the message. */
  returned: number;
  failure: FieldError | null;
  delayed?: boolean;
};

export type GroupedEntry = HistoryEntry & { first: boolean; last: boolean; isNew: boolean };
/** `day` is `YYYY-MM-DD` in the reader's time zone. */
export type HistoryDay = { day: string; entries: GroupedEntry[] };

const GROUP_MS = 5 * 60_000;

/** `read`: highest `seq` that the other member has read. `delivered`: highest `seq` that reached their browser. */
type ReceiptMarks = { read: number; delivered: number };

/** @spec 2.9 */
export function entriesOf(
  messages: Message[],
  reached: ReceiptMarks,
  outbox: OutboxMessage[],
): HistoryEntry[] {
  // A message stored on the server replaces its copy in the outbox.
  const arrived = new Set(messages.filter(({ mine }) => mine).map(({ client_id }) => client_id));
  return [
    ...messages.map(message => ({
      key: message.mine ? message.client_id : message.id,
      id: message.id,
      seq: message.seq,
      order: 0,
      text: message.text,
      gift: message.gift,
      photo: message.photo,
      sending: null,
      gif: message.gif,
      unsent: message.unsent,
      covered: message.covered,
      at: message.sent_at,
      state: stateOf(message, reached),
      returned: message.returned,
      failure: null,
    })),
    ...outbox.filter(({ client_id }) => !arrived.has(client_id)).map(outgoingEntry),
  ];
}

function outgoingEntry({
  client_id,
  order,
  text,
  gif,
  hold,
  at,
  failure,
  delayed,
}: OutboxMessage): HistoryEntry {
  // Only the tab that sends the photo has its file.
  const sending = hold && { client_id, order, at, file: null, width: 0, height: 0, sent: 0, failure: null };
  return {
    ...{ key: client_id, id: null, seq: null, order, at, text, gif, sending, failure, delayed },
    ...{ gift: null, photo: null, returned: 0, unsent: false, covered: false },
    state: failure ? 'failed' : 'pending',
  };
}

function stateOf({ mine, held, seq }: Message, { read, delivered }: ReceiptMarks): MessageState {
  if (!mine) return 'received';
  if (held) return 'held';
  if (seq <= read) return 'read';
  return seq <= delivered ? 'delivered' : 'sent';
}

/** `newAfter` is the last `seq` above the divider; null if no divider is shown. */
export function daysOf(
  entries: HistoryEntry[],
  dayOf: (at: string) => string,
  newAfter: number | null,
): HistoryDay[] {
  const firstNew = firstNewIn(entries, newAfter);
  const days: HistoryDay[] = [];
  for (const [index, entry] of entries.entries()) {
    const date = dayOf(entry.at);
    const isNewDay = days.at(-1)?.day !== date;
    if (isNewDay) days.push({ day: date, entries: [] });
    const day = days.at(-1) as HistoryDay;
    const before = entries[index - 1];
    const isNew = entry === firstNew;
    const first = isNewDay || isNew || !before || !isSameGroup(before, entry);
    const previous = day.entries.at(-1);
    if (previous && first) previous.last = true;
    if (isNewDay) closeGroup(days.at(-2));
    day.entries.push({ ...entry, first, last: false, isNew });
  }
  closeGroup(days.at(-1));
  return days;
}

function closeGroup(day: HistoryDay | undefined): void {
  const last = day?.entries.at(-1);
  if (last) last.last = true;
}

export const isMine = ({ state }: HistoryEntry) => state !== 'received';
const isSameGroup = (previous: HistoryEntry, next: HistoryEntry): boolean =>
  isMine(previous) === isMine(next) &&
  Math.abs(Date.parse(next.at) - Date.parse(previous.at)) < GROUP_MS &&
  // A failed message ends its group, because its buttons are below it.
  previous.state !== 'failed';

export const firstNewIn = (entries: HistoryEntry[], newAfter: number | null): HistoryEntry | undefined =>
  newAfter === null
    ? undefined
    : entries.find(({ state, seq }) => state === 'received' && seq !== null && seq > newAfter);

export const receivedAfter = (entries: HistoryEntry[], after: number): number =>
  entries.filter(({ state, seq }) => state === 'received' && seq !== null && seq > after).length;
