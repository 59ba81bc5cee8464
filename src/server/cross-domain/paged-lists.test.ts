import { beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { getChats } from '#contract/chats';
import { getLikes, getMoreLikes } from '#contract/likes';
import { testDatabaseUrl } from '../platform/testing/database.ts';
import { measureReads } from '../testing/measure-reads.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { addAdmirers } from './testing/admirers.ts';

const DATABASE_URL = await testDatabaseUrl();
const server = await startTestServer({ DATABASE_URL });
const { as, signUpMember } = server;

const FEW = 400;
const MANY = 4_000;
let few: TestMember;
let many: TestMember;
beforeAll(async () => {
  few = await signUpMember();
  many = await signUpMember();
  await addAdmirers(server, few, FEW);
  await addAdmirers(server, many, MANY);
});

const chatsAfter = async (member: TestMember) => (await as(member).call(getChats)).next ?? '';
const likesAfter = async (member: TestMember) => (await as(member).call(getLikes)).next.received ?? '';

describe('a member with ten times as many chats and likes', () => {
  test.each([
    ['the chat list', (member: TestMember) => as(member).call(getChats)],
    [
      'its next page',
      async (member: TestMember) => {
        const before = await chatsAfter(member);
        return () => as(member).call(getChats, { query: { before } });
      },
    ],
    ['the badges', (member: TestMember) => as(member).call(getUser)],
    [
      'more of a list of likes',
      async (member: TestMember) => {
        const before = await likesAfter(member);
        return () => as(member).call(getMoreLikes, { query: { type: 'received', before } });
      },
    ],
  ])('reads as much for %s, and sorts nothing of the lists (decision 0131)', async (_what, ask) => {
    const reads = async (member: TestMember) => {
      const nextQuery = await ask(member);
      const work = typeof nextQuery === 'function' ? nextQuery : () => ask(member) as Promise<unknown>;
      return measureReads(DATABASE_URL, /conversation_members|likes/, work);
    };
    const [short, long] = [await reads(few), await reads(many)];
    expect(short.pages).toBeGreaterThan(0);
    expect(long.pages).toBeLessThan(short.pages * 1.5);
    expect(long.sorts).toEqual([]);
  });
});

test('paging through all chats returns each once, the latest first (spec 7.8)', async () => {
  const seen: string[] = [];
  const unread: number[] = [];
  let before: string | null | undefined;
  do {
    const { chats, next, num_unread_messages } = await as(few).call(getChats, {
      query: before ? { before } : {},
    });
    unread.push(num_unread_messages);
    seen.push(...chats.map(({ conversation }) => conversation.last_message.sent_at));
    before = next;
  } while (before);
  expect(seen).toHaveLength(FEW);
  expect(seen).toEqual([...seen].sort().reverse());
  // Each page has one unread message, and says how many it and the following pages have.
  expect(unread).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});
