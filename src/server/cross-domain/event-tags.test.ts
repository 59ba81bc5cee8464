import { expect, test } from 'vitest';
import { revokeAlbum } from '#contract/albums';
import { callName } from '#contract/call';
import type { CallInput } from '#contract/client';
import { deleteAccount, reactivate } from '#contract/deletion';
import { eventTags, type LiveEvent } from '#contract/events';
import { requestExport } from '#contract/export';
import { like, markLikeSeen, unlike } from '#contract/likes';
import { cancelPayment } from '#contract/payments';
import { deletePhoto } from '#contract/photos';
import { changeProfile, memberCard } from '#contract/profiles';
import { fillTags } from '#contract/tags';
import { showPose } from '#contract/verification';
import { makeExport } from '../accounts/export/make-export.ts';
import { chatActions } from '../chats/testing/chat-actions.ts';
import { applyPaymentReport } from '../credits/payments/apply-payment-report.ts';
import { transact } from '../platform/transact.ts';
import { createMemberSockets } from '../testing/member-sockets.ts';
import type { TestMember } from '../testing/members.ts';
import { latestPageToken } from '../testing/page-token.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import {
  createWorld,
  outdatedCalls,
  shown,
  shownAnswers,
  WORLD_PASSWORD,
  type World,
} from './testing/shown-answers.ts';

const server = await startTestServer({ LOG_LEVEL: 'silent' });
const { app, as, db, visitor } = server;
const { connect, awaitDelivery, events } = createMemberSockets(server);
const { send, read, unsend, erase, remove, block } = chatActions(server);
const password = WORLD_PASSWORD;

/** The viewer acts in another browser. `prepared` is called when what must happen before has happened. */
type Act = (world: World, prepared: () => Promise<void>) => Promise<unknown>;

const change =
  (body: CallInput<typeof changeProfile>['body']): Act =>
  ({ viewer }) =>
    as(viewer).call(changeProfile, { body });

const acts: Partial<Record<LiveEvent['type'], Record<string, Act>>> = {
  message: {
    'the other writes': ({ viewer, other }) => send(other, viewer),
    'the other unsends': ({ other, message }) => unsend(other, message.id),
  },
  message_deleted: { 'the viewer deletes a message': ({ viewer, message }) => erase(viewer, message.id) },
  chat_deleted: {
    'the viewer deletes the chat': ({ viewer, message }) => remove(viewer, message.conversation),
  },
  read: { 'the viewer reads': ({ viewer, message }) => read(viewer, message.conversation, message.seq) },
  sharing: {
    'the viewer hides presence': change({ shares_presence: false }),
    'the viewer hides reading': change({ shares_read: false }),
    'the viewer hides visits': change({ shares_visits: false }),
  },
  like: {
    'the viewer likes': ({ viewer, other }) => as(viewer).call(like, { body: { id: other.profileId } }),
    'a stranger likes': ({ viewer, stranger }) => as(stranger).call(like, { body: { id: viewer.profileId } }),
  },
  unlike: {
    'the other withdraws the like': ({ viewer, other }) =>
      as(other).call(unlike, { body: { id: viewer.profileId } }),
  },
  like_seen: {
    'the viewer sees the like': ({ viewer, other }) =>
      as(viewer).call(markLikeSeen, { body: { id: other.profileId } }),
  },
  album: {
    'the other revokes access': ({ viewer, other }) =>
      as(other).call(revokeAlbum, { body: { id: viewer.profileId } }),
    'the viewer revokes access': ({ viewer, other }) =>
      as(viewer).call(revokeAlbum, { body: { id: other.profileId } }),
  },
  verification: { 'the viewer asks for a pose': ({ viewer }) => as(viewer).call(showPose) },
  blocked: {
    'the other blocks': ({ viewer, other }) => block(other, viewer),
    'the viewer blocks': ({ viewer, other }) => block(viewer, other),
    'the viewer blocks a stranger': ({ viewer, stranger }) => block(viewer, stranger),
  },
  gone: {
    'the other deletes the account': ({ other }) => as(other).call(deleteAccount, { body: { password } }),
  },
  returned: {
    async 'the other returns'({ other }, prepared) {
      await as(other).call(deleteAccount, { body: { password } });
      await prepared();
      const token = await latestPageToken(db, other.email, 'reactivate');
      await visitor().call(reactivate, { body: { token } });
    },
  },
  credits: { 'the viewer writes': ({ viewer, other }) => send(viewer, other) },
  payment: {
    async 'a payment completes'({ pay }, prepared) {
      const id = await pay();
      await prepared();
      await report(id, 'completed');
    },
    async 'the viewer cancels'({ viewer, pay }, prepared) {
      const payment = await pay();
      await prepared();
      await as(viewer).call(cancelPayment, { body: { payment } });
    },
    'the bank takes the money back': ({ ids }) => report(ids.payment, 'charged_back'),
  },
  export: {
    async 'an export is made'({ viewer }, prepared) {
      await as(viewer).call(requestExport);
      await prepared();
      const { id } = await exportOf(viewer);
      await makeExport(app, id);
    },
    'the viewer requests an export': ({ viewer }) => as(viewer).call(requestExport),
  },
  user: {
    'the viewer changes the profile': change({ about_me: 'By the sea' }),
    'the viewer becomes invisible': change({ invisible: true }),
    'the viewer deletes the main photo': ({ viewer, photo: id }) =>
      as(viewer).call(deletePhoto, { body: { id } }),
  },
};

const report = (id: string, state: 'completed' | 'charged_back') =>
  transact(app, tx => applyPaymentReport(app, tx, id, { state, source: 'webhook' }));
const exportOf = ({ accountId }: TestMember) =>
  db.selectFrom('exports').select('id').where('account_id', '=', accountId).executeTakeFirstOrThrow();

const cases = Object.entries(acts).flatMap(([type, causes]) =>
  Object.entries(causes).map(([title, act]) => [type, title, act] as const),
);

test.each(cases)('%s: %s', async (type, _title, act) => {
  const world = await createWorld(server);
  const socket = await connect(world.viewer);
  let before = await shownAnswers(server, world);
  await act(world, async () => {
    await awaitDelivery(world.viewer, socket);
    socket.frames.length = 0;
    before = await shownAnswers(server, world);
  });
  await awaitDelivery(world.viewer, socket);
  const received = events(socket) as LiveEvent[];
  const tags = received.flatMap(event => fillTags(eventTags[event.type] ?? [], event));
  const after = await shownAnswers(server, world);
  expect(received.map(event => event.type)).toContain(type);
  expect(outdatedCalls(world, { before, after, tags })).toEqual([]);
});

test('every event that refetches something is caused', () => {
  expect(Object.keys(eventTags).filter(type => !(type in acts))).toEqual([]);
});

test('the world is seen in every list of members', async () => {
  const world = await createWorld(server);
  const answers = await shownAnswers(server, world);
  const lists = shown.filter(({ output }) => contains(output, memberCard.shape.activity));
  const isSeen = (answer = '') =>
    [world.other, world.stranger].some(({ profileId }) => answer.includes(profileId));
  expect(lists.filter(call => !isSeen(answers.get(call))).map(callName)).toEqual([]);
});

/** Finds a schema within another one. */
function contains(schema: unknown, wanted: unknown): boolean {
  if (schema === wanted) return true;
  if (typeof schema !== 'object' || schema === null) return false;
  const { def } = schema as { def?: Record<string, unknown> };
  const parts = def ? Object.values(def) : Object.values(schema);
  return parts.some(part => contains(part, wanted));
}
