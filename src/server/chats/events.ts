import type { App, Hydrators } from '../app.ts';
import { batched } from '../platform/live/batched.ts';
import { presentMessage } from './present.ts';
import { selectMessagesFor } from './queries.ts';

type Wanted = { message: string; profileId: string };

const keyOf = ({ message, profileId }: Wanted) => `${message} ${profileId}`;

/** Messages that are delivered at the same moment are loaded in one query. */
const loadMessage = batched(async (app: App, wanted: Wanted[]) => {
  const rows = await selectMessagesFor(app.db, wanted);
  const found = new Map(rows.map(row => [keyOf({ message: row.id, profileId: row.profile_id }), row]));
  return wanted.map(one => found.get(keyOf(one)) ?? null);
});

export const chatHydrators: Hydrators = {
  message: async (app, { ids }, profileId) => {
    const row = await loadMessage(app, { message: String(ids.message), profileId });
    if (!row) return null;
    return { type: 'message', message: presentMessage(row, profileId), profile: row.other_id };
  },
  read: async (_app, { ids: { conversation, by, seq } }, profileId) => ({
    type: 'read',
    conversation: String(conversation),
    by: by === profileId ? 'me' : 'other',
    seq: Number(seq),
  }),
  chat_deleted: async (_app, { ids }) => ({ type: 'chat_deleted', conversation: String(ids.conversation) }),
};
