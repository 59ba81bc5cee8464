import { keepStored } from '../../photos/store-new.ts';
import type { Tx } from '../../platform/transact.ts';
import { insertChatPhoto, type NewChatPhoto } from './queries.ts';

/** A stored picture becomes a message's, in the transaction that stores that. @throws unavailable when its files were removed meanwhile */
export async function keepChatPhoto({ db }: Tx, messageId: string, photo: NewChatPhoto): Promise<void> {
  await insertChatPhoto(db, messageId, photo);
  await keepStored({ db }, photo.file_key);
}
