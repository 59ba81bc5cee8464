import type { App } from '../../app.ts';
import { RENDITION_NAMES } from '../../photos/addresses.ts';
import type { PrivateFolder } from '../../photos/serve-private.ts';
import { transact } from '../../platform/transact.ts';
import { CHAT_FOLDER, isClear } from './present-messages.ts';
import { selectChatPicture, updateShown } from './queries.ts';

/**
 * If `isClear` is false, the viewer gets only the blurred rendition.
 * @spec D5.3 D4.9
 */
export const chatFolder: PrivateFolder = {
  name: CHAT_FOLDER,
  files: RENDITION_NAMES,
  async find(app, key, caller, file) {
    const photo = await selectChatPicture(app.db, key, caller);
    if (!photo) return null;
    const isBlur = file.startsWith('blur.');
    if (isBlur !== (key === photo.blur_key)) return null;
    if (isBlur) return photo;
    return isClear(photo) ? { ...photo, onSend: () => recordShown(app, photo) } : null;
  },
};

type ChatPicture = NonNullable<Awaited<ReturnType<typeof selectChatPicture>>>;

/** With `shows_photos`, a message counts as opened when its photo is first shown. */
async function recordShown(app: App, photo: ChatPicture): Promise<void> {
  const { message_id, sender_id, profile_id, opened_at, shown_at } = photo;
  if (sender_id === profile_id || opened_at !== null || shown_at !== null) return;
  await transact(app, tx => updateShown(tx.db, message_id, tx.now));
}
