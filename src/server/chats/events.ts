import type { App, Hydrators } from '../app.ts';
import { batched } from '../platform/live/batched.ts';
import { coversOf } from '../profiles/hidden-words/covers-of.ts';
import { presentEach } from './photos/present-messages.ts';
import { selectMessagesFor } from './queries.ts';
import { loadBetween, tellsRead } from './signs/between.ts';

type Wanted = { message: string; profileId: string };

const keyOf = ({ message, profileId }: Wanted) => `${message} ${profileId}`;

/** Messages that are delivered at the same moment are loaded in one query. */
const loadMessage = batched(async (app: App, wanted: Wanted[]) => {
  // Asked together, they travel together.
  const [rows, covers] = await Promise.all([
    selectMessagesFor(app.db, wanted),
    coversOf(
      app.db,
      wanted.map(({ profileId }) => profileId),
    ),
  ]);
  const looked = rows.map(row => ({ row, profileId: row.profile_id }));
  const messages = await presentEach(app, looked, covers);
  const found = new Map(
    rows.map((row, index) => [
      keyOf({ message: row.id, profileId: row.profile_id }),
      { message: messages[index], profile: row.other_id },
    ]),
  );
  return wanted.map(one => found.get(keyOf(one)) ?? null);
});

export const chatHydrators: Hydrators = {
  message: async (app, { ids }, profileId) => {
    const found = await loadMessage(app, { message: String(ids.message), profileId });
    return found?.message ? { type: 'message', message: found.message, profile: found.profile } : null;
  },
  read: async (app, { ids: { conversation, by, seq } }, profileId) => {
    const mine = by === profileId;
    if (!mine && !tellsRead(await loadBetween(app, { of: String(by), to: profileId }))) return null;
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
