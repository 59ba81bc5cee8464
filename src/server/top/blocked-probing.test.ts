import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { grantAlbum } from '#contract/albums';
import { blockMember } from '#contract/blocks';
import { callName } from '#contract/call';
import type { CallInput } from '#contract/client';
import { uploadPhoto } from '#contract/photos';
import { chatActions } from '../chats/testing/chat-actions.ts';
import { routes } from '../domains.ts';
import { insertTestAlbumPhoto } from '../photos/albums/testing/album-photos.ts';
import { smallestPhoto } from '../platform/testing/pictures.ts';
import { acceptsId } from '../testing/accepts-id.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, as, signUpMember } = server;
const { send } = chatActions(server);
const jpeg = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });

/** What of a member a call can name. */
type Names = { profile: string; conversation: string; message: string; photo: string; hidden: string };
type Input = CallInput<(typeof routes)[number]['call']>;
type Asking = (names: Names) => Input[];
const asked = (...inputs: object[]): Input[] => inputs as Input[];
const byId: Asking = ({ profile }) => asked({ body: { id: profile } });
const message = { client_id: randomUUID(), text: 'Hello there' };
/** Takes an id, but none of a member's, his conversations' or photos': nothing of the blocker can be named. */
const ofOthers: Asking = () => [];

/** Every call that takes an id; a new one has to be added. */
const askings: Record<string, Asking> = {
  'GET /api/transactions.php': ofOthers,
  'GET /api/quote.php': ofOthers,
  'POST /api/payment.php': ofOthers,
  'GET /api/payment.php': ofOthers,
  'POST /api/payment.php?check=1': ofOthers,
  'DELETE /api/payment.php': ofOthers,
  'GET /api/withdrawal.php': ofOthers,
  'POST /api/withdrawal.php': ofOthers,
  'GET /api/payments.php': ofOthers,
  'GET /api/transaction.php': ofOthers,
  'POST /api/repeat-order.php': ofOthers,
  'DELETE /api/stored-card.php': ofOthers,
  'POST /api/directdebit.php': ofOthers,
  'POST /api/directdebit.php?resend=1': ofOthers,
  'POST /api/directdebit.php?confirm=1': ofOthers,
  'DELETE /api/login.php': ofOthers,
  'PUT /api/passkey.php': ofOthers,
  'DELETE /api/passkey.php': ofOthers,
  'DELETE /api/invitation.php': ofOthers,
  'DELETE /api/saved-search.php': ofOthers,
  // Who signs up is not blocked by anybody yet.
  'POST /api/signup.php': ofOthers,
  'POST /api/signup.php?check=1': ofOthers,
  'GET /api/member.php': ({ profile }) => asked({ query: { id: profile } }),
  'POST /api/visit.php': byId,
  'POST /api/block.php': byId,
  'DELETE /api/block.php': byId,
  'POST /api/report.php': ({ profile }) =>
    asked({ body: { id: profile, reason: 'harassment', text: 'He does not stop.' } }),
  'PUT /api/photo.php': ({ photo }) => asked({ body: { id: photo, visibility: 'private' } }),
  'PUT /api/photo-order.php': ({ photo }) => asked({ body: { ids: [photo] } }),
  'DELETE /api/photo.php': ({ photo }) => asked({ body: { id: photo } }),
  'PUT /api/album.php': ({ photo, hidden }) =>
    asked({ body: { id: photo, into: 'album' } }, { body: { id: hidden, into: 'profile' } }),
  'DELETE /api/album.php': ({ hidden: id }) => asked({ body: { id } }),
  'POST /api/album-grant.php': byId,
  'DELETE /api/album-grant.php': byId,
  'POST /api/like.php': byId,
  'DELETE /api/like.php': byId,
  'PUT /api/like.php': byId,
  'GET /api/chat.php': ({ conversation, profile }) =>
    asked({ query: { conversation } }, { query: { conversation, after: 0 } }, { query: { profile } }),
  'POST /api/chat.php': ({ profile }) => asked({ body: { to: profile, ...message } }),
  'POST /api/gif.php': ({ profile }) =>
    asked({ body: { to: profile, client_id: randomUUID(), gif: 'own-coffee' } }),
  'POST /api/gift.php': ({ profile }) =>
    asked({ body: { to: profile, client_id: randomUUID(), gift: 'rose' } }),
  'POST /api/chat-photo.php': ({ profile }) =>
    asked({ query: { to: profile, client_id: randomUUID() }, upload: jpeg }),
  'GET /api/chat-photo.php': ({ message }) => asked({ query: { message } }),
  'PUT /api/chat-photo.php': ({ message }) => asked({ body: { message } }),
  'PUT /api/chat-photos.php': ({ conversation }) => asked({ body: { conversation, show: true } }),
  'POST /api/swipe.php': ({ profile }) =>
    asked({ body: { id: profile, liked: true } }, { body: { id: profile, liked: false } }),
  'DELETE /api/swipe.php': byId,
  'PUT /api/chat.php': ({ conversation }) => asked({ body: { conversation, seq: 1 } }),
  'DELETE /api/chat.php': ({ conversation, profile }) =>
    asked({ body: { conversation } }, { body: { profile } }),
  'DELETE /api/message.php': ({ message }) =>
    asked({ body: { message, for: 'me' } }, { body: { message, for: 'everyone' } }),
};
/** What one who had contact is told, and by which calls: who has blocked him; and he may report what happened before. */
const blocked = [403, { error: { code: 'blocked_by_member' } }] as const;
const toldToOneHeKnew: Record<string, readonly [number, object]> = {
  'GET /api/member.php': blocked,
  'POST /api/block.php': blocked,
  'POST /api/report.php': [200, { reference: expect.any(String) }],
};
const probed = routes.map(({ call }) => call).filter(acceptsId);

/** A member whom another has blocked, and what he may still know of that one. */
async function blockedBy(contact: 'none' | 'some'): Promise<{ blocked: TestMember; names: Names }> {
  const [blocker, blocked, bystander] = [
    await signUpMember({ visibleToVisitors: true, credits: 9 }),
    await signUpMember({ credits: 9, premium: true }),
    await signUpMember(),
  ];
  const { photo } = await as(blocker).call(uploadPhoto, { upload: jpeg });
  // In his album, which he showed the one he blocks.
  const hidden = await insertTestAlbumPhoto(server.db, blocker.profileId);
  await as(blocker).call(grantAlbum, { body: { id: blocked.profileId } });
  const with_ = contact === 'some' ? blocked : bystander;
  const { conversation, id: message } = (await send(blocker, with_)).message;
  await as(blocker).call(blockMember, { body: { id: blocked.profileId } });
  return { blocked, names: { profile: blocker.profileId, conversation, message, photo: photo.id, hidden } };
}
const nobody = (): Names => ({
  ...{ profile: randomUUID(), conversation: randomUUID(), message: randomUUID() },
  ...{ photo: randomUUID(), hidden: randomUUID() },
});

const stranger = await blockedBy('none');
const known = await blockedBy('some');
afterEach(() => vi.restoreAllMocks());

/** An answer to the byte, without what differs with every one; and what the database was asked for it. */
async function answerTo(member: TestMember, call: (typeof probed)[number], input: Input | undefined) {
  const statements: string[] = [];
  vi.spyOn(app.metrics, 'recordQuery').mockImplementation(({ sql }) => void statements.push(sql));
  const { status, body, headers } = await as(member).send(call, input);
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { answer: { status, headers: rest, body: JSON.stringify(body) }, statements };
}

/** What he gets who names the blocker's, and what he gets who names nobody's. */
async function compared({ blocked, names }: typeof stranger, call: (typeof probed)[number]) {
  const asking = askings[callName(call)] ?? ofOthers;
  const pairs = [];
  for (const index of asking(names).keys()) {
    const input = asking(nobody())[index];
    // Refused for its form, nothing would be looked up.
    expect(
      call.query.safeParse(input?.query ?? {}).success && call.body.safeParse(input?.body ?? {}).success,
    ).toBe(true);
    const unknown = await answerTo(blocked, call, input);
    pairs.push({ unknown, named: await answerTo(blocked, call, asking(names)[index]) });
  }
  return pairs;
}

test('every call that takes an id is in the table, and nothing else', () => {
  expect(Object.keys(askings).sort()).toEqual(probed.map(callName).sort());
});

describe.each(probed.map(call => [callName(call), call] as const))('%s', (name, call) => {
  test('answers a blocked member byte for byte as for an id of nobody, and asks the database the same', async () => {
    for (const { unknown, named } of await compared(stranger, call)) expect(named).toEqual(unknown);
  });

  const told = toldToOneHeKnew[name];
  test(`${told ? 'tells' : 'does not tell'} one who had contact with the blocker (section 8)`, async () => {
    for (const { unknown, named } of await compared(known, call)) {
      if (!told) expect(named).toEqual(unknown);
      else expect([named.answer.status, JSON.parse(named.answer.body)]).toMatchObject(told);
    }
  });
});
