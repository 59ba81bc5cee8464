import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { LIKES } from '#contract/constants';
import { like, markLikeSeen } from '#contract/likes';
import { changeProfile } from '#contract/profiles';
import { chatActions } from '../chats/testing/chat-actions.ts';
import { startPushServer } from '../notifications/push/testing/start-push-server.ts';
import type { TestMember } from '../testing/members.ts';

const server = await startPushServer();
const { as, db, subscribe, takePushes } = server;
const { send, read, remove, erase, unsend, block, hide } = chatActions(server);

const likes = (from: TestMember, to: TestMember) => as(from).call(like, { body: { id: to.profileId } });
const signUp = () => server.signUpMember({ credits: 50 });

test('the total of every push is the count that the page shows in its title (spec 2.7, 7.12)', async () => {
  const bram = await signUp();
  const phone = await subscribe(bram);
  const expectSameCount = async (count: number) => {
    await send(await signUp(), bram);
    const { unread_messages, new_likes } = (await as(bram).call(getUser)).user?.counts ?? {};
    const total = (await takePushes(phone)).at(-1)?.total;
    expect([total, (unread_messages ?? 0) + (new_likes ?? 0)]).toEqual([count, count]);
  };
  const [talker, eraser, withdrawn, gone, blocked, liker, match, invisible, leaver] = [
    ...[await signUp(), await signUp(), await signUp(), await signUp(), await signUp()],
    ...[await signUp(), await signUp(), await signUp(), await signUp()],
  ] as const;
  await expectSameCount(1);
  const { message } = await send(talker, bram, 'One');
  await send(talker, bram, 'Two');
  await expectSameCount(4);
  await read(bram, message.conversation, 1);
  await erase(bram, (await send(eraser, bram)).message.id);
  await unsend(withdrawn, (await send(withdrawn, bram)).message.id);
  await remove(bram, (await send(gone, bram)).message.conversation);
  await send(await server.signUpMember({ status: 'not_confirmed' }), bram, 'Held');
  await expectSameCount(4);
  await send(blocked, bram);
  for (const from of [blocked, liker, match, invisible, leaver]) await likes(from, bram);
  await expectSameCount(11);
  await block(bram, blocked);
  await as(invisible).call(changeProfile, { body: { invisible: true } });
  await hide(leaver);
  await likes(bram, match);
  const { counts } = (await as(bram).call(getUser)).user ?? {};
  await expectSameCount(1 + (counts?.unread_messages ?? 0) + (counts?.new_likes ?? 0));
  await as(bram).call(markLikeSeen, { body: { id: liker.profileId } });
  await expectSameCount(1 + (counts?.unread_messages ?? 0) + (counts?.new_likes ?? 0));
});

test('beyond 1,000 likes and 1,000 unread conversations, push and page stop counting at the same number (spec 2.7, 7.12)', async () => {
  const bram = await signUp();
  const phone = await subscribe(bram);
  await insertApproaches(bram, LIKES.countCap + 5);
  await send(await signUp(), bram);
  const { counts } = (await as(bram).call(getUser)).user ?? {};
  // The conversations with the most unread messages are counted first.
  expect(counts).toEqual({ unread_messages: 2 * 1_000, new_likes: LIKES.countCap });
  expect((await takePushes(phone)).at(-1)?.total).toBe(3_000);
});

/** So many members like the member, and each wrote two messages that are unread. */
const insertApproaches = ({ profileId }: TestMember, members: number) =>
  sql`
    with account as (
      insert into accounts (site_id, email, status, language, signed_up_at, confirmed_at)
      select 1, 'approach.' || n || '@mail.example', 'active', 'nl', now(), now() from generate_series(1, ${members}::int) n
      returning id),
    profile as (
      insert into profiles (account_id, site_id, name, gender, birth_date, country, status)
      select id, 1, 'Approach', 'male', '1990-05-17', 'NL', 'active' from account returning id),
    liked as (insert into likes (liker_id, liked_id) select id, ${profileId} from profile),
    conversation as (
      insert into conversations (low_id, high_id, starter_id, last_seq)
      select least(id, ${profileId}), greatest(id, ${profileId}), id, 2 from profile returning id, starter_id)
    insert into conversation_members (conversation_id, profile_id, other_id, unread, last_message_at)
    select id, ${profileId}, starter_id, 2, now() from conversation`.execute(db);
