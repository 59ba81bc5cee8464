import { VARIANTS } from '../../photos/addresses.ts';
import type { PrivateFolder } from '../../photos/serve-private.ts';
import { CHAT_FOLDER, isClear } from './present-chat-photo.ts';
import { selectChatPicture } from './queries.ts';

/** Pictures of chats, for the two who may see their message at this moment: the blur under its own key, the rest once it is open. */
export const chatFolder: PrivateFolder = {
  name: CHAT_FOLDER,
  files: VARIANTS,
  async find({ db }, key, caller, file) {
    const photo = await selectChatPicture(db, key, caller);
    if (!photo) return null;
    const isBlur = file.startsWith('blur.');
    if (isBlur !== (key === photo.blur_key)) return null;
    return isBlur || isClear(photo) ? photo : null;
  },
};
