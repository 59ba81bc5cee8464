import type { App } from '../../app.ts';
import { VARIANTS } from '../../photos/addresses.ts';
import type { PrivateFolder } from '../../photos/serve-private.ts';
import { transact } from '../../platform/transact.ts';
import { CHAT_FOLDER, isClear } from './present-chat-photo.ts';
import { selectChatPicture, updateShown } from './queries.ts';

/** Pictures of chats, for the two who may see their message at this moment: the blur under its own key, the rest once it is open. */
export const chatFolder: PrivateFolder = {
  name: CHAT_FOLDER,
  files: VARIANTS,
  async find(app, key, caller, file) {
    const photo = await selectChatPicture(app.db, key, caller);
    if (!photo) return null;
    const isBlur = file.startsWith('blur.');
    if (isBlur !== (key === photo.blur_key)) return null;
    if (isBlur) return photo;
    return isClear(photo) ? { ...photo, noteSent: () => noteShown(app, photo) } : null;
  },
};

type Clear = NonNullable<Awaited<ReturnType<typeof selectChatPicture>>>;

/** Who always sees the other's photos has opened what he is given (docs/decisions/0128): noted once a photo, and told to nobody. */
async function noteShown(app: App, photo: Clear): Promise<void> {
  const { message_id, sender_id, profile_id, opened_at, shown_at } = photo;
  if (sender_id === profile_id || opened_at !== null || shown_at !== null) return;
  await transact(app, tx => updateShown(tx.db, message_id, tx.now));
}
