import type { ChatPhoto } from '#contract/chat-photo';
import type { Message } from '#contract/chats';
import type { FieldError } from '#contract/errors';
import type { Gif } from '#contract/gif';
import type { Gift } from '#contract/gift-catalogue';
import type { OutboxMessage } from './outbox/outbox-message.ts';
import type { SendingPhoto } from './photos/sending-photos.ts';

/** The state of a message; `received` is from the other member, all others are own messages. */
export type MessageState = 'received' | 'pending' | 'failed' | 'held' | 'sent' | 'delivered' | 'read';

/** A message in the history, with the same `key` from writing until it is read. */
export type HistoryEntry = {
  key: string;
  /** Null until the server stored it. */
  id: string | null;
  /** Null until the server stored it. */
  seq: number | null;
  /** Order of sending in this browser; 0 once it has a `seq`. */
  order: number;
  text: string;
  gift: Gift | null;
  photo: ChatPhoto | null;
  /** An own photo that is being uploaded. */
  sending: SendingPhoto | null;
  gif: Gif | null;
  /** Taken back: only its position is left. */
  unsent: boolean;
  /** Contains a word of the viewer's word filter. */
  covered: boolean;
  at: string;
  state: MessageState;
  /** Credits returned because the recipient did not open it. */
  returned: number;
  failure: FieldError | null;
  /** An attempt failed because the connection was lost. */
  delayed?: boolean;
};

/** An entry with its position in a group of messages of one author. */
export type GroupedEntry = HistoryEntry & { first: boolean; last: boolean; isNew: boolean };
/** `day` is `YYYY-MM-DD` in the reader's time zone. */
export type HistoryDay = { day: string; entries: GroupedEntry[] };

const GROUP_MS = 5 * 60_000;

/** Up to which `seq` the other member has read and received own messages. */
export type ReceiptMarks = { read: number; delivered: number };

/**
 * Loaded messages and those of the outbox, in the order in which they are shown.
 * @spec 2.9
 */
export function entriesOf(
  messages: Message[],
  reached: ReceiptMarks,
  outbox: OutboxMessage[],
): HistoryEntry[] {
  // The answer to sending and its event arrive in any order: for a moment a message is in both.
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
  // A photo that another tab is sending is shown without its picture.
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

/**
 * The history by days and groups. `dayOf` returns the day of a time; `newAfter` is the highest `seq` read
 * before opening, null without a divider.
 */
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
  // A failed message has its actions below it.
  previous.state !== 'failed';

/** The first unread message of the other member. */
export const firstNewIn = (entries: HistoryEntry[], newAfter: number | null): HistoryEntry | undefined =>
  newAfter === null
    ? undefined
    : entries.find(({ state, seq }) => state === 'received' && seq !== null && seq > newAfter);

/** Number of messages of the other member after `seq`. */
export const receivedAfter = (entries: HistoryEntry[], after: number): number =>
  entries.filter(({ state, seq }) => state === 'received' && seq !== null && seq > after).length;
