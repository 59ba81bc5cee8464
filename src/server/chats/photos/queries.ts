import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ChatPhotos } from '#db/schema';
import type { MemberCaller } from '../../app.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { idList, prepared, preparedStatement } from '../../platform/prepared-statements.ts';
import { conversingWith } from '../../profiles/visibility.ts';
import { isVisibleMessage } from '../queries.ts';

export type NewChatPhoto = Omit<Insertable<ChatPhotos>, 'message_id' | 'opened_at' | 'shown_at'>;

export async function insertChatPhoto(db: Trx, messageId: string, photo: NewChatPhoto): Promise<void> {
  await db
    .insertInto('chat_photos')
    .values({ message_id: messageId, ...photo })
    .execute();
}

/** Selects photos, each with `shows_photos`: whether the viewer always sees the sender's photos. */
export const selectChatPhotosFor = (db: Db, requests: readonly { message: string; profileId: string }[]) =>
  photosForViewers(db, {
    messages: requests.map(({ message }) => message),
    profiles: requests.map(({ profileId }) => profileId),
  });

const photosForViewers = preparedStatement(
  (db, { messages, profiles }: Record<'messages' | 'profiles', string[]>) =>
    db
      .selectFrom('chat_photos')
      .innerJoin('messages', 'messages.id', 'chat_photos.message_id')
      .innerJoin('conversation_members as mine', 'mine.conversation_id', 'messages.conversation_id')
      .innerJoin('profiles', 'profiles.id', 'mine.profile_id')
      .where(
        sql<SqlBool>`(messages.id, mine.profile_id) in (
        select * from unnest(${idList(messages)}, ${idList(profiles)}))`,
      )
      .selectAll('chat_photos')
      .select(['messages.sender_id', 'mine.profile_id', 'mine.shows_photos', 'profiles.account_id'])
      .modifyEnd(prepared)
      .compile(),
);

export type ChatPhotoRow = Awaited<ReturnType<typeof selectChatPhotosFor>>[number];

/** Selects photos in conversations with members whom the caller may still see. */
const visiblePictures = (db: Db, { site, member }: MemberCaller) =>
  db
    .selectFrom('chat_photos')
    .innerJoin('messages', 'messages.id', 'chat_photos.message_id')
    .innerJoin('conversation_members as mine', 'mine.conversation_id', 'messages.conversation_id')
    .innerJoin('profiles', 'profiles.id', 'mine.other_id')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('mine.profile_id', '=', member.profileId)
    .where('accounts.status', 'not in', ['banned', 'deleting'])
    .where(conversingWith({ site, member }))
    .where(isVisibleMessage);

/** @spec D4.9 D5.3 */
export const selectChatPicture = (db: Db, key: string, caller: MemberCaller) =>
  visiblePictures(db, caller)
    .where(eb => eb.or([eb('chat_photos.clear_key', '=', key), eb('chat_photos.blur_key', '=', key)]))
    .selectAll('chat_photos')
    .select(['messages.sender_id', 'mine.profile_id', 'mine.shows_photos'])
    .executeTakeFirst();

export const selectPhotoMessage = (db: Db, caller: MemberCaller, message: string) =>
  visiblePictures(db, caller)
    .where('messages.id', '=', message)
    .selectAll('messages')
    .select(['chat_photos.opened_at'])
    .executeTakeFirst();

export const updateOpened = (db: Trx, message: string, at: Date): Promise<boolean> =>
  advanceOpenedSeq(
    db,
    message,
    sql`update chat_photos set opened_at = ${at}
    where message_id = ${message} and opened_at is null returning message_id`,
  );

export const updateShown = (db: Trx, message: string, at: Date): Promise<boolean> =>
  advanceOpenedSeq(
    db,
    message,
    sql`update chat_photos set shown_at = ${at}
    where message_id = ${message} and opened_at is null and shown_at is null returning message_id`,
  );

/**
 * Locks the conversation before the photo, as deletions do, to avoid deadlocks. Returns false if `marked` updated no
 * photo.
 */
async function advanceOpenedSeq(db: Trx, message: string, marked: RawBuilder<unknown>): Promise<boolean> {
  await sql`select from conversations join messages on messages.conversation_id = conversations.id
    where messages.id = ${message} for no key update of conversations`.execute(db);
  const { numAffectedRows } = await sql`with marked as (${marked})
    update conversation_members receiver set opened_seq = greatest(opened_seq, messages.seq)
    from marked, messages
    where messages.id = ${message} and receiver.conversation_id = messages.conversation_id
      and receiver.other_id = messages.sender_id`.execute(db);
  return numAffectedRows === 1n;
}

export async function updateShowsPhotos(
  db: Trx,
  profileId: string,
  conversation: string,
  shows_photos: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversation_members')
    .set({ shows_photos })
    .where('conversation_id', '=', conversation)
    .where('profile_id', '=', profileId)
    .where('shows_photos', '<>', shows_photos)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const selectUnopenedPhotos = (db: Db, profileId: string, conversation: string, limit: number) =>
  db
    .selectFrom('chat_photos')
    .innerJoin('messages', 'messages.id', 'chat_photos.message_id')
    .innerJoin('conversation_members as mine', 'mine.conversation_id', 'messages.conversation_id')
    .where('mine.profile_id', '=', profileId)
    .where('messages.conversation_id', '=', conversation)
    .where('messages.sender_id', '<>', profileId)
    .where('chat_photos.opened_at', 'is', null)
    .where(isVisibleMessage)
    .select('messages.id')
    .orderBy('messages.seq', 'desc')
    .limit(limit)
    .execute();

export async function lockChatPhotoFiles(db: Db, messages: string[]): Promise<Map<string, string>> {
  if (messages.length === 0) return new Map();
  const rows = await db
    .selectFrom('chat_photos')
    .where('message_id', 'in', messages)
    .select(['message_id', 'file_key'])
    .forShare()
    .execute();
  return new Map(rows.map(({ message_id, file_key }) => [message_id, file_key]));
}

export const selectSentPhotos = (db: Db, profileId: string) =>
  db
    .selectFrom('chat_photos')
    .innerJoin('messages', 'messages.id', 'chat_photos.message_id')
    .where('messages.sender_id', '=', profileId)
    .select(['messages.id', 'chat_photos.file_key', 'messages.sent_at'])
    .orderBy('messages.sent_at')
    .orderBy('messages.id')
    .execute();
