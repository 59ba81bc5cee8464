import { ApiError } from '#contract/errors';
import { refuseRemembered } from '../accounts/login/remembered-members.ts';
import { draftSession } from '../accounts/login/session-sql.ts';
import type { App, MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { gathered } from '../platform/gathered.ts';
import type { BusNotice } from '../platform/live/bus.ts';
import { isRetryable, transact } from '../platform/transact.ts';
import { selectConversationWith } from './queries.ts';
import {
  lockConversation,
  markRead,
  markReadTogether,
  type ReadDraft,
  type ReadMark,
} from './write-queries.ts';

/**
 * Marks messages as read, and notifies the sender if both members share read receipts.
 * @throws not_found
 * @spec 4.13
 */
export async function readChat(
  app: App,
  { member }: MemberCaller,
  { conversation, seq }: { conversation: string; seq: number },
): Promise<null> {
  const mark = { profileId: member.profileId, conversation, seq };
  const draft = { ...mark, ...draftSession(member), at: app.clock.now() };
  // In most calls this statement is enough (decisions 0137 and 0208).
  const read = await markWithOthers(app.db, draft).catch(ignoreRetryable);
  if (read) app.bus.publish(readNotice(mark, read));
  else {
    refuseRemembered(member);
    await markReadUnderLock(app, mark);
  }
  return null;
}

const markWithOthers = gathered({
  keysOf: ({ conversation }: ReadDraft) => [conversation],
  async run(db: Db, marks) {
    const read = new Map((await markReadTogether(db, marks)).map(row => [row.conversation, row]));
    return marks.map(({ conversation }) => read.get(conversation));
  },
});

/** Also answers for marks that read nothing new. */
const markReadUnderLock = (app: App, mark: ReadMark): Promise<void> =>
  transact(app, async tx => {
    const mine = await lockConversation(tx.db, mark.profileId, mark.conversation);
    if (!mine || !(await selectConversationWith(tx.db, mark.profileId, mine.other_id)))
      throw new ApiError('not_found');
    const read = await markRead(tx.db, mark);
    if (read) tx.publish(readNotice(mark, read));
  });

const readNotice = (
  { profileId, conversation }: ReadMark,
  { other, last }: { other: string; last: number },
): BusNotice => ({ to: [profileId, other], type: 'read', ids: { conversation, by: profileId, seq: last } });

function ignoreRetryable(error: unknown): undefined {
  if (!isRetryable(error)) throw error;
}
