import { expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { grantAlbum, revokeAlbum } from '#contract/albums';
import { callName } from '#contract/call';
import { cellOf } from '#contract/cells';
import type { CallInput } from '#contract/client';
import { getBundles, getTransactions } from '#contract/credits';
import { deleteAccount, reactivate } from '#contract/deletion';
import { eventTags, type LiveEvent } from '#contract/events';
import { requestExport } from '#contract/export';
import { like, markLikeSeen, unlike } from '#contract/likes';
import { cancelPayment, startPayment } from '#contract/payments';
import { changePhoto, deletePhoto } from '#contract/photos';
import { changeProfile, getMember, memberCard } from '#contract/profiles';
import { fillTags, matchesTag } from '#contract/tags';
import { showPose } from '#contract/verification';
import { recordVisit } from '#contract/visits';
import { makeExport } from '../accounts/export/make-export.ts';
import { routes } from '../api/routes.ts';
import { chatActions } from '../chats/testing/chat-actions.ts';
import { applyPaymentReport } from '../credits/payments/apply-payment-report.ts';
import { insertTestAlbumPhoto } from '../photos/albums/testing/album-photos.ts';
import { insertTestPhoto } from '../photos/testing/insert-test-photo.ts';
import { transact } from '../platform/transact.ts';
import { createMemberSockets } from '../testing/member-sockets.ts';
import type { TestMember } from '../testing/members.ts';
import { latestPageToken } from '../testing/page-token.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer({ LOG_LEVEL: 'silent' });
const { app, as, db, signUpMember, visitor } = server;
const { connect, awaitDelivery, events } = createMemberSockets(server);
const { send, read, unsend, erase, remove, block } = chatActions(server);
const password = 'violet-lantern-42';
const cell = cellOf(52.37, 4.9);

/** Everything that one member can show of another: messages, a like, albums, visits and ledger entries. */
async function createWorld() {
  await db.updateTable('accounts').set({ status: 'banned' }).execute();
  const viewer = await signUpMember({
    name: 'Vera',
    cell,
    premium: true,
    credits: 0,
    purchasedCredits: 20,
    password,
  });
  const other = await signUpMember({ name: 'Otto', cell, premium: true, credits: 20, password });
  const stranger = await signUpMember({ name: 'Stef', cell });
  const photo = await insertTestPhoto(db, viewer.profileId, { main: true });
  for (const { profileId } of [other, stranger]) await insertTestPhoto(db, profileId, { main: true });
  const hidden = await insertTestPhoto(db, other.profileId);
  await as(other).call(changePhoto, { body: { id: hidden, visibility: 'private' } });
  for (const [one, another] of [
    [viewer, other],
    [other, viewer],
  ] as const) {
    await insertTestAlbumPhoto(db, one.profileId);
    await as(one).call(grantAlbum, { body: { id: another.profileId } });
    await as(one).call(recordVisit, { body: { id: another.profileId } });
  }
  await as(other).call(like, { body: { id: viewer.profileId } });
  await send(viewer, other);
  const { message } = await send(other, viewer);
  const { transactions } = await as(viewer).call(getTransactions);
  const [bundle] = (await as(viewer).call(getBundles)).bundles;
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', viewer.accountId)
    .executeTakeFirstOrThrow();
  const ids = { bundle: bundle?.id ?? '', payment: payment.id, transaction: transactions[0]?.id ?? '' };
  const order = { bundle: ids.bundle, method: 'ideal', amount: bundle?.price ?? 0 } as const;
  const pay = async () => (await as(viewer).call(startPayment, { body: order })).payment.payment_id;
  return { viewer, other, stranger, photo, message, ids, pay };
}
type World = Awaited<ReturnType<typeof createWorld>>;

/** The browser writes chats and likes itself, which the tests of `src/web/app/live` cover. */
const writtenTags: readonly string[] = ['chats', 'thread', 'likes'];
const shown = routes
  .map(({ call }) => call)
  .filter(({ provides = [] }) => provides.length > 0 && !provides.some(tag => writtenTags.includes(tag)));
type Shown = (typeof shown)[number];

const inputs: Record<string, (world: World) => Record<string, string>> = {
  'GET /api/member.php': ({ other }) => ({ id: other.profileId }),
  'GET /api/payment.php': ({ ids }) => ({ id: ids.payment }),
  'GET /api/transaction.php': ({ ids }) => ({ id: ids.transaction }),
  'GET /api/quote.php': ({ ids }) => ({ bundle: ids.bundle }),
};
const inputOf = (call: Shown, world: World) => inputs[callName(call)]?.(world) ?? {};

/** The browser writes these fields itself after an event. */
const written: Record<string, readonly string[]> = {
  [getUser.path]: ['credits', 'credits_paid', 'counts'],
  [getMember.path]: ['conversation'],
};
const withoutWritten = (path: string, body: unknown): string =>
  JSON.stringify(body, (name, value) => (written[path]?.includes(name) ? undefined : value));
const tagsOf = (call: Shown, world: World) => fillTags(call.provides ?? [], inputOf(call, world));

async function answersFor(world: World): Promise<Map<Shown, string>> {
  const answer = async (call: Shown): Promise<[Shown, string]> => {
    const { body } = await as(world.viewer).send(call, { query: inputOf(call, world) });
    return [call, withoutWritten(call.path, body)];
  };
  return new Map(await Promise.all(shown.map(answer)));
}

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
  const world = await createWorld();
  const socket = await connect(world.viewer);
  let before = await answersFor(world);
  await act(world, async () => {
    await awaitDelivery(world.viewer, socket);
    socket.frames.length = 0;
    before = await answersFor(world);
  });
  await awaitDelivery(world.viewer, socket);
  const received = events(socket) as LiveEvent[];
  const refetched = received.flatMap(event => fillTags(eventTags[event.type] ?? [], event));
  const after = await answersFor(world);
  const outdated = shown
    .filter(call => before.get(call) !== after.get(call))
    .filter(call => !tagsOf(call, world).some(tag => refetched.some(changed => matchesTag(tag, changed))));
  expect(received.map(event => event.type)).toContain(type);
  expect(outdated.map(callName)).toEqual([]);
});

test('every event that refetches something is caused', () => {
  expect(Object.keys(eventTags).filter(type => !(type in acts))).toEqual([]);
});

test('the world is seen in every list of members', async () => {
  const world = await createWorld();
  const answers = await answersFor(world);
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
