import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { blockMember, unblockMember } from '#contract/blocks';
import type { Output } from '#contract/call';
import * as calls from '#contract/chats';
import * as likeCalls from '#contract/likes';
import { RETURN_CREDITS } from '../credits/returns/return-credits.ts';
import type { TestMember } from '../testing/members.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { returnCreditsOfUnopened } from './returns/return-credits-of-unopened.ts';
import { chatActions } from './testing/chat-actions.ts';

const server = await startTestServer({ LOG_LEVEL: 'silent' });
const { app, as, clock, db, signUpMember } = server;
const { confirm } = chatActions(server);

const MEMBERS = 4;
type World = { members: TestMember[]; clientIds: string[] };
type Action = (world: World) => Promise<unknown>;

const memberIndex = fc.nat(MEMBERS - 1);
const pair = fc.tuple(memberIndex, memberIndex).filter(([one, other]) => one !== other);
const member = (world: World, index: number): TestMember => world.members[index] as TestMember;
const conversationOf = async (one: TestMember, other: TestMember) => {
  const answer = await as(one).send(calls.getChat, { query: { profile: other.profileId } });
  return (answer.body as Partial<Output<typeof calls.getChat>>).chat?.conversation;
};

const sending = fc.tuple(pair, fc.nat(40)).map(
  ([[from, to], reused]): Action =>
    world =>
      as(member(world, from)).send(calls.sendMessage, {
        body: {
          to: member(world, to).profileId,
          client_id: world.clientIds[reused] ?? randomUUID(),
          text: 'x',
        },
      }),
);
const reading = fc.tuple(pair, fc.nat(8)).map(
  ([[one, other], seq]): Action =>
    async world => {
      const conversation = await conversationOf(member(world, one), member(world, other));
      if (!conversation) return;
      await as(member(world, one)).send(calls.readChat, { body: { conversation: conversation.id, seq } });
    },
);
const deleting = pair.map(
  ([one, other]): Action =>
    async world => {
      const conversation = await conversationOf(member(world, one), member(world, other));
      if (!conversation) return;
      await as(member(world, one)).send(calls.deleteChat, { body: { conversation: conversation.id } });
    },
);
const deletingOne = fc.tuple(pair, fc.nat(8), fc.constantFrom('me' as const, 'everyone' as const)).map(
  ([[one, other], which, scope]): Action =>
    async world => {
      const answer = await as(member(world, one)).send(calls.getChat, {
        query: { profile: member(world, other).profileId },
      });
      const { messages = [] } = answer.body as Partial<Output<typeof calls.getChat>>;
      const message = messages[which % messages.length];
      if (!message) return;
      return as(member(world, one)).send(calls.deleteMessage, { body: { message: message.id, for: scope } });
    },
);
const relating = fc
  .tuple(
    fc.constantFrom(likeCalls.like, likeCalls.unlike, likeCalls.markLikeSeen, blockMember, unblockMember),
    pair,
  )
  .map(
    ([call, [one, other]]): Action =>
      world =>
        as(member(world, one)).send(call, { body: { id: member(world, other).profileId } }),
  );
const confirming = fc.constant<Action>(world => confirm(member(world, 0)).catch(() => undefined));
const returning = fc.constant<Action>(async () => {
  clock.advance(4 * 86_400_000);
  await Promise.all([
    returnCreditsOfUnopened(app),
    runJobs(app, RETURN_CREDITS),
    returnCreditsOfUnopened(app),
  ]);
});

const action = fc.oneof(
  { weight: 12, arbitrary: sending },
  { weight: 3, arbitrary: reading },
  { weight: 2, arbitrary: deleting },
  { weight: 4, arbitrary: deletingOne },
  { weight: 3, arbitrary: relating },
  { weight: 1, arbitrary: confirming },
  { weight: 1, arbitrary: returning },
);

const expectNoRows = async (query: ReturnType<typeof sql>) =>
  expect((await query.execute(db)).rows).toEqual([]);

async function expectConsistency(): Promise<void> {
  await runJobs(app, RETURN_CREDITS);
  // The balance equals the ledger; every message was paid once.
  await expectNoRows(sql`select w.account_id from wallets w
    where free + purchased <> (select sum(amount) from ledger_entries e where e.account_id = w.account_id)`);
  await expectNoRows(
    sql`select reference from ledger_entries where contra = 'messages' group by reference having sum(amount) <> -1`,
  );
  await expectNoRows(sql`select id from messages where id not in
    (select reference from ledger_entries where contra = 'messages')`);
  // Credits return in full to the lot from which the message was paid.
  await expectNoRows(sql`select id from ledger_entries back where contra = 'returns' and not exists (
    select from ledger_entries paid where paid.reference = back.reference and paid.lot = back.lot and paid.account_id = back.account_id
      and paid.amount = -back.amount and paid.contra = 'messages')`);
  await expectNoRows(sql`select id from messages m where returned_credits <> (
    select coalesce(sum(amount), 0) from ledger_entries where reference = m.id and contra = 'returns')`);
  // The positive `seq` numbers go from 1 to `last_seq` without gaps or repeats.
  await expectNoRows(sql`select c.id from conversations c left join messages m on m.conversation_id = c.id and m.seq > 0
    group by c.id having count(m.id) <> last_seq or max(m.seq) <> last_seq or min(m.seq) <> 1`);
  // Only messages that were taken back before delivery have numbers below 1.
  await expectNoRows(sql`select id from messages where seq < 1 and not (held and unsent)`);
  // `unread` counts visible messages of the other member after `read_seq`.
  await expectNoRows(sql`select m.* from conversation_members m where unread <> (
    select count(*) from messages where conversation_id = m.conversation_id and sender_id = m.other_id and not held
      and not unsent and not removed_by_recipient and seq > greatest(m.read_seq, m.cleared_seq))`);
  // `last_message_at` is the time of the latest visible message.
  await expectNoRows(sql`select from conversation_members
    where last_message_at is distinct from last_shown_at(conversation_id, profile_id, greatest(cleared_seq, hidden_seq))`);
  // A block removes conversation and likes; a match means that both like each other.
  await expectNoRows(sql`select from blocks join conversations on (low_id, high_id) in
    ((blocker_id, blocked_id), (blocked_id, blocker_id))`);
  await expectNoRows(sql`select from blocks join likes on (liker_id, liked_id) in
    ((blocker_id, blocked_id), (blocked_id, blocker_id))`);
  await expectNoRows(sql`select from likes l where (matched_at is not null) <> exists
    (select from likes where liker_id = l.liked_id and liked_id = l.liker_id)`);
  // Activation sets `held` to false, but not for messages with `unsent`.
  await expectNoRows(sql`select m.id from messages m join profiles p on p.id = sender_id join accounts a on a.id = p.account_id
    where held <> (a.status = 'not_confirmed') and not unsent`);
  await expectNoRows(sql`select id from messages where unsent and body <> ''`);
}

test('concurrent actions keep ledger, order, counts and matches consistent, and nothing fails', async () => {
  const atOnce = fc.array(action, { minLength: 2, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(fc.array(atOnce, { minLength: 3, maxLength: 8 }), async batches => {
      const world: World = {
        members: [
          await signUpMember({ status: 'not_confirmed', credits: 12 }),
          await signUpMember({ credits: 12 }),
          await signUpMember({ premium: true, credits: 5, purchasedCredits: 20 }),
          await signUpMember({ invisible: true, credits: 12 }),
        ],
        clientIds: Array.from({ length: 5 }, () => randomUUID()),
      };
      for (const actions of batches) {
        const answers = await Promise.all(actions.map(run => run(world)));
        for (const answer of answers as ({ status: number } | undefined)[])
          expect(answer?.status ?? 200).toBeLessThan(500);
        await expectConsistency();
      }
    }),
    { numRuns: 12 },
  );
});
