import { getUser } from '#contract/accounts';
import { grantAlbum } from '#contract/albums';
import { callName } from '#contract/call';
import { cellOf } from '#contract/cells';
import { getBundles, getTransactions } from '#contract/credits';
import { like } from '#contract/likes';
import { startPayment } from '#contract/payments';
import { changePhoto } from '#contract/photos';
import { getMember } from '#contract/profiles';
import { fillTags, matchesTag } from '#contract/tags';
import { recordVisit } from '#contract/visits';
import { routes } from '../../api/routes.ts';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import { insertTestAlbumPhoto } from '../../photos/albums/testing/album-photos.ts';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

export const WORLD_PASSWORD = 'violet-lantern-42';
const cell = cellOf(52.37, 4.9);

/** Everything that one member can show of another: messages, a like, albums, visits and ledger entries. */
export async function createWorld(server: TestServer) {
  const { as, db, signUpMember } = server;
  const { send } = chatActions(server);
  await db.updateTable('accounts').set({ status: 'banned' }).execute();
  const viewer = await signUpMember({
    name: 'Vera',
    cell,
    premium: true,
    credits: 0,
    purchasedCredits: 20,
    password: WORLD_PASSWORD,
  });
  const other = await signUpMember({
    name: 'Otto',
    cell,
    premium: true,
    credits: 20,
    password: WORLD_PASSWORD,
  });
  const stranger = await signUpMember({ name: 'Stef', cell });
  const photo = await insertTestPhoto(db, viewer.profileId, { main: true });
  const second = await insertTestPhoto(db, viewer.profileId);
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
  return { viewer, other, stranger, photo, second, message, ids, order, pay };
}
export type World = Awaited<ReturnType<typeof createWorld>>;

/** The browser writes chats and likes itself, which the tests of `src/web/app/live` cover. */
const writtenTags: readonly string[] = ['chats', 'thread', 'likes'];
export const shown = routes
  .map(({ call }) => call)
  // Staff have other pages, where nothing of members is shown.
  // Members' browsers have no answers of staff calls.
  .filter(({ access }) => access !== 'staff')
  .filter(({ provides = [] }) => provides.length > 0 && !provides.some(tag => writtenTags.includes(tag)));
type Shown = (typeof shown)[number];

const inputs: Record<string, (world: World) => Record<string, string>> = {
  'GET /api/landing.php': () => ({ lander: 'gallery' }),
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
export async function shownAnswers({ as }: TestServer, world: World): Promise<Map<Shown, string>> {
  const answer = async (call: Shown): Promise<[Shown, string]> => {
    const { body } = await as(world.viewer).send(call, { query: inputOf(call, world) });
    return [call, withoutWritten(call.path, body)];
  };
  return new Map(await Promise.all(shown.map(answer)));
}

/** The calls whose answers differ and that are not refetched after a change of `tags`. */
export function outdatedCalls(
  world: World,
  { before, after, tags }: { before: Map<Shown, string>; after: Map<Shown, string>; tags: readonly string[] },
): string[] {
  const isRefetched = (call: Shown) =>
    fillTags(call.provides ?? [], inputOf(call, world)).some(tag =>
      tags.some(changed => matchesTag(tag, changed)),
    );
  return shown.filter(call => before.get(call) !== after.get(call) && !isRefetched(call)).map(callName);
}
