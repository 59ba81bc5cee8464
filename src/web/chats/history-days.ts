import type { ChatPhoto } from '#contract/chat-photo';
import type { Message } from '#contract/chats';
import type { FieldError } from '#contract/errors';
import type { Gif } from '#contract/gif';
import type { Gift } from '#contract/gift-catalogue';
import type { Outgoing } from './outbox/outgoing.ts';
import type { SendingPhoto } from './photos/sending-photos.ts';

/** What became of a message: `received` is one of the other's; the rest are mine. */
export type MessageState = 'received' | 'pending' | 'failed' | 'held' | 'sent' | 'delivered' | 'read';

/** A message as the history shows it; the same `key` from the moment it is written until it is read. */
export type Entry = {
  key: string;
  /** Null until the server has it. */
  id: string | null;
  /** Null until the server has given it a place. */
  seq: number | null;
  /** Its place among what leaves from this browser; 0 once it has a `seq`. */
  order: number;
  text: string;
  gift: Gift | null;
  photo: ChatPhoto | null;
  /** A photo of mine on its way. */
  sending: SendingPhoto | null;
  gif: Gif | null;
  /** Taken back: only its place is left. */
  unsent: boolean;
  /** Contains a word I do not want to see. */
  covered: boolean;
  at: string;
  state: MessageState;
  /** Credits that came back, since the other one did not open it. */
  returned: number;
  failure: FieldError | null;
  /** It was tried, and there was no line. */
  delayed?: boolean;
};

/** One message with its place among its neighbours: messages of one author stand together as a group. */
export type Placed = Entry & { first: boolean; last: boolean; isNew: boolean };
/** `day` is `YYYY-MM-DD` where the reader is. */
export type Day = { day: string; entries: Placed[] };

/** Messages of one author within five minutes are one group. */
const GROUP_MS = 5 * 60_000;

/** Up to which `seq` the other one has read what I wrote, and up to which a browser of his has it. */
export type Reached = { read: number; delivered: number };

/** Loaded messages and those on their way, in the order in which they are shown. */
export function entriesOf(messages: Message[], reached: Reached, outbox: Outgoing[]): Entry[] {
  // The answer to sending and the event of it come in any order: for a moment a message is in both.
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

function outgoingEntry({ client_id, order, text, gif, hold, at, failure, delayed }: Outgoing): Entry {
  // A photo that another tab is sending is shown without its picture.
  const sending = hold && { client_id, order, at, file: null, width: 0, height: 0, sent: 0, failure: null };
  return {
    ...{ key: client_id, id: null, seq: null, order, at, text, gif, sending, failure, delayed },
    ...{ gift: null, photo: null, returned: 0, unsent: false, covered: false },
    state: failure ? 'failed' : 'pending',
  };
}

function stateOf({ mine, held, seq }: Message, { read, delivered }: Reached): MessageState {
  if (!mine) return 'received';
  if (held) return 'held';
  if (seq <= read) return 'read';
  return seq <= delivered ? 'delivered' : 'sent';
}

/**
 * The history by days and groups. `dayOf` tells the day of a moment; `newAfter` is the highest `seq` that was
 * read when the conversation was opened, null where no divider belongs.
 */
export function daysOf(entries: Entry[], dayOf: (at: string) => string, newAfter: number | null): Day[] {
  const firstNew = firstNewIn(entries, newAfter);
  const days: Day[] = [];
  for (const [index, entry] of entries.entries()) {
    const date = dayOf(entry.at);
    const isNewDay = days.at(-1)?.day !== date;
    if (isNewDay) days.push({ day: date, entries: [] });
    const day = days.at(-1) as Day;
    const before = entries[index - 1];
    const isNew = entry === firstNew;
    const first = isNewDay || isNew || !before || !belongTogether(before, entry);
    const previous = day.entries.at(-1);
    if (previous && first) previous.last = true;
    if (isNewDay) closeGroup(days.at(-2));
    day.entries.push({ ...entry, first, last: false, isNew });
  }
  closeGroup(days.at(-1));
  return days;
}

function closeGroup(day: Day | undefined): void {
  const last = day?.entries.at(-1);
  if (last) last.last = true;
}

export const isMine = ({ state }: Entry) => state !== 'received';
const belongTogether = (one: Entry, next: Entry): boolean =>
  isMine(one) === isMine(next) &&
  Math.abs(Date.parse(next.at) - Date.parse(one.at)) < GROUP_MS &&
  // What to do about a failed message stands below it.
  one.state !== 'failed';

/** The first message of the other one that was not read yet. */
export const firstNewIn = (entries: Entry[], newAfter: number | null): Entry | undefined =>
  newAfter === null
    ? undefined
    : entries.find(({ state, seq }) => state === 'received' && seq !== null && seq > newAfter);

/** Messages of the other one after `seq`. */
export const receivedAfter = (entries: Entry[], after: number): number =>
  entries.filter(({ state, seq }) => state === 'received' && seq !== null && seq > after).length;
