import type { App, EventSerializers } from '../app.ts';
import { batched } from '../platform/live/batched.ts';
import type { Tx } from '../platform/transact.ts';
import type { MemberNotice } from '../profiles/member-notices.ts';
import { wordFiltersOf } from '../profiles/word-filter/word-filters-of.ts';
import { loadPairState, sharesReadReceipts } from './indicators/pair-state.ts';
import { presentMessagesToViewers } from './photos/present-messages.ts';
import { selectMessagesFor, selectPartners } from './queries.ts';

type MessageRequest = { message: string; profileId: string };

const requestKey = ({ message, profileId }: MessageRequest) => `${message} ${profileId}`;

const loadMessage = batched(async (app: App, requests: MessageRequest[]) => {
  const [rows, covers] = await Promise.all([
    selectMessagesFor(app.db, requests),
    wordFiltersOf(
      app.db,
      requests.map(({ profileId }) => profileId),
    ),
  ]);
  const viewed = rows.map(row => ({ row, profileId: row.profile_id }));
  const messages = await presentMessagesToViewers(app, viewed, covers);
  const found = new Map(
    rows.map((row, index) => [
      requestKey({ message: row.id, profileId: row.profile_id }),
      { message: messages[index], profile: row.other_id },
    ]),
  );
  return requests.map(request => found.get(requestKey(request)) ?? null);
});

/** @spec D5.6 4.10 */
export const chatEventSerializers: EventSerializers = {
  message: async (app, { ids }, profileId) => {
    const found = await loadMessage(app, { message: String(ids.message), profileId });
    return found?.message ? { type: 'message', message: found.message, profile: found.profile } : null;
  },
  read: async (app, { ids: { conversation, by, seq } }, profileId) => {
    const mine = by === profileId;
    if (!mine && !sharesReadReceipts(await loadPairState(app, { of: String(by), to: profileId })))
      return null;
    return { type: 'read', conversation: String(conversation), by: mine ? 'me' : 'other', seq: Number(seq) };
  },
  photos_shown: async (_app, { ids: { conversation, shown } }) => ({
    type: 'photos_shown',
    conversation: String(conversation),
    shown: shown === true,
  }),
  message_deleted: async (_app, { ids }) => ({
    type: 'message_deleted',
    conversation: String(ids.conversation),
    message: String(ids.message),
  }),
  chat_deleted: async (_app, { ids }) => ({ type: 'chat_deleted', conversation: String(ids.conversation) }),
};

/** @spec 4.3 */
export const publishToPartners =
  (createNotice: MemberNotice) =>
  async ({ db, publish }: Tx, { profileId }: { profileId: string | null }): Promise<void> => {
    const others = profileId === null ? [] : await selectPartners(db, profileId);
    if (profileId !== null && others.length > 0) publish(createNotice(others, profileId));
  };
