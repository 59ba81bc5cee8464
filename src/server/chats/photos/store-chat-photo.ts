import { claimStoredFiles } from '../../photos/store-new-picture.ts';
import type { Tx } from '../../platform/transact.ts';
import { insertChatPhoto, type NewChatPhoto } from './queries.ts';

/**
 * Runs in the transaction that stores the message.
 * @throws unavailable if its files are gone
 * @spec D2.10
 */
export async function storeChatPhoto({ db }: Tx, messageId: string, photo: NewChatPhoto): Promise<void> {
  await insertChatPhoto(db, messageId, photo);
  await claimStoredFiles({ db }, photo.file_key);
}
