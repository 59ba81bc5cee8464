import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import type { BusNotice } from '../platform/live/bus.ts';
import { isRetryable, transact } from '../platform/transact.ts';
import { selectPlaceWith } from './queries.ts';
import { markRead, type Reading } from './read-queries.ts';
import { lockConversation } from './write-queries.ts';

/**
 * Everything of the other one up to `seq` is read (section 4): the unread count falls to what came after, both sides are
 * told, the other one where they let each other know. Reading less than before changes nothing.
 * @throws not_found for a conversation the caller does not take part in, or that never delivered him anything
 */
export async function readChat(
  app: App,
  { member: { profileId } }: MemberCaller,
  { conversation, seq }: { conversation: string; seq: number },
): Promise<null> {
  const reading = { profileId, conversation, seq };
  // Usually one statement is all there is to do, a transaction by itself (ADR 0142).
  const read = await markRead(app.db, reading).catch(unlessRetryable);
  if (read) app.bus.publish(readNotice(reading, read));
  else await decide(app, reading);
  return null;
}

/** Nothing is new, or somebody else was at it: under the lock of the conversation it is known which. */
const decide = (app: App, reading: Reading): Promise<void> =>
  transact(app, async tx => {
    const mine = await lockConversation(tx.db, reading.profileId, reading.conversation);
    if (!mine || !(await selectPlaceWith(tx.db, reading.profileId, mine.other_id)))
      throw new ApiError('not_found');
    const read = await markRead(tx.db, reading);
    if (read) tx.notify(readNotice(reading, read));
  });

const readNotice = (
  { profileId, conversation }: Reading,
  { other, last }: { other: string; last: number },
): BusNotice => ({ to: [profileId, other], type: 'read', ids: { conversation, by: profileId, seq: last } });

function unlessRetryable(error: unknown): undefined {
  if (!isRetryable(error)) throw error;
}
