import { claimStoredFiles } from '../../photos/store-new-picture.ts';
import type { Tx } from '../../platform/transact.ts';
import { insertChatPhoto, type NewChatPhoto } from './queries.ts';

/**
 * Must run in the transaction that stores the message.
 * @throws unavailable if the photo's files no longer exist
 * @spec D2.10
 */
export async function storeChatPhoto({ db }: Tx, messageId: string, photo: NewChatPhoto): Promise<void> {
  await insertChatPhoto(db, messageId, photo);
  await claimStoredFiles({ db }, photo.file_key);
}
