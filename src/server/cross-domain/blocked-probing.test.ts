import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { grantAlbum } from '#contract/albums';
import { blockMember } from '#contract/blocks';
import { callName } from '#contract/call';
import type { CallInput } from '#contract/client';
import { uploadPhoto } from '#contract/photos';
import { routes } from '../api/routes.ts';
import { chatActions } from '../chats/testing/chat-actions.ts';
import { insertTestAlbumPhoto } from '../photos/albums/testing/album-photos.ts';
import { smallestPhoto } from '../platform/testing/pictures.ts';
import { acceptsId } from '../testing/accepts-id.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, as, signUpMember } = server;
const { send } = chatActions(server);
const jpeg = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });

type BlockerIds = { profile: string; conversation: string; message: string; photo: string; hidden: string };
type Input = CallInput<(typeof routes)[number]['call']>;
type InputsFor = (names: BlockerIds) => Input[];
const toInputs = (...inputs: object[]): Input[] => inputs as Input[];
const byId: InputsFor = ({ profile }) => toInputs({ body: { id: profile } });
const message = { client_id: randomUUID(), text: 'Hello there' };
const noInputs: InputsFor = () => [];

/** A test fails if a call with an id is missing here. */
const inputsByCall: Record<string, InputsFor> = {
  'GET /api/transactions.php': noInputs,
  'GET /api/quote.php': noInputs,
  'POST /api/payment.php': noInputs,
  'GET /api/payment.php': noInputs,
  'POST /api/payment.php?check=1': noInputs,
  'DELETE /api/payment.php': noInputs,
  'GET /api/withdrawal.php': noInputs,
  'POST /api/withdrawal.php': noInputs,
  'GET /api/payments.php': noInputs,
  'GET /api/transaction.php': noInputs,
  'POST /api/repeat-order.php': noInputs,
  'DELETE /api/stored-card.php': noInputs,
  'POST /api/directdebit.php': noInputs,
  'POST /api/directdebit.php?resend=1': noInputs,
  'POST /api/directdebit.php?confirm=1': noInputs,
  'DELETE /api/login.php': noInputs,
  'PUT /api/passkey.php': noInputs,
  'DELETE /api/passkey.php': noInputs,
  'DELETE /api/invitation.php': noInputs,
  'DELETE /api/saved-search.php': noInputs,
  'POST /api/signup.php': noInputs,
  'POST /api/signup.php?check=1': noInputs,
  'GET /api/member.php': ({ profile }) => toInputs({ query: { id: profile } }),
  'GET /api/landing.php': ({ profile }) =>
    toInputs({ query: { lander: 'landing', member: profile } }, { query: { lander: 'gallery' } }),
  'POST /api/visit.php': byId,
  'POST /api/block.php': byId,
  'DELETE /api/block.php': byId,
  'POST /api/report.php': ({ profile }) =>
    toInputs({ body: { id: profile, reason: 'harassment', text: 'He does not stop.' } }),
  'POST /api/appeal.php': noInputs,
  'POST /api/ban.php': noInputs,
  'PUT /api/photo.php': ({ photo }) => toInputs({ body: { id: photo, visibility: 'private' } }),
  'PUT /api/photo-order.php': ({ photo }) => toInputs({ body: { ids: [photo] } }),
  'DELETE /api/photo.php': ({ photo }) => toInputs({ body: { id: photo } }),
  'PUT /api/album.php': ({ photo, hidden }) =>
    toInputs({ body: { id: photo, into: 'album' } }, { body: { id: hidden, into: 'profile' } }),
  'DELETE /api/album.php': ({ hidden: id }) => toInputs({ body: { id } }),
  'POST /api/album-grant.php': byId,
  'DELETE /api/album-grant.php': byId,
  'POST /api/like.php': byId,
  'DELETE /api/like.php': byId,
  'PUT /api/like.php': byId,
  'GET /api/chat.php': ({ conversation, profile }) =>
    toInputs({ query: { conversation } }, { query: { conversation, after: 0 } }, { query: { profile } }),
  'POST /api/chat.php': ({ profile }) => toInputs({ body: { to: profile, ...message } }),
  'POST /api/gif.php': ({ profile }) =>
    toInputs({ body: { to: profile, client_id: randomUUID(), gif: 'own-coffee' } }),
  'POST /api/gift.php': ({ profile }) =>
    toInputs({ body: { to: profile, client_id: randomUUID(), gift: 'rose' } }),
  'POST /api/chat-photo.php': ({ profile }) =>
    toInputs({ query: { to: profile, client_id: randomUUID() }, upload: jpeg }),
  'GET /api/chat-photo.php': ({ message }) => toInputs({ query: { message } }),
  'PUT /api/chat-photo.php': ({ message }) => toInputs({ body: { message } }),
  'PUT /api/chat-photos.php': ({ conversation }) => toInputs({ body: { conversation, show: true } }),
  'POST /api/swipe.php': ({ profile }) =>
    toInputs({ body: { id: profile, liked: true } }, { body: { id: profile, liked: false } }),
  'DELETE /api/swipe.php': byId,
  'PUT /api/chat.php': ({ conversation }) => toInputs({ body: { conversation, seq: 1 } }),
  'DELETE /api/chat.php': ({ conversation, profile }) =>
    toInputs({ body: { conversation } }, { body: { profile } }),
  'DELETE /api/contacts.php': noInputs,
  'PUT /api/safety-note.php': ({ conversation }) => toInputs({ body: { conversation, note: 'money' } }),
  'DELETE /api/check-in-friend.php': noInputs,
  'POST /api/check-in.php': noInputs,
  'POST /api/check-in.php?preview=1': noInputs,
  'PUT /api/check-in.php': noInputs,
  'DELETE /api/message.php': ({ message }) =>
    toInputs({ body: { message, for: 'me' } }, { body: { message, for: 'everyone' } }),
};
/** After contact, only the calls in `answersAfterContact` may reveal the block. */
const blockedRefusal = [403, { error: { code: 'blocked_by_member' } }] as const;
const answersAfterContact: Record<string, readonly [number, object]> = {
  'GET /api/member.php': blockedRefusal,
  'POST /api/block.php': blockedRefusal,
  'POST /api/report.php': [200, { reference: expect.any(String) }],
};
const probedCalls = routes.map(({ call }) => call).filter(call => acceptsId(call) && call.access !== 'staff');

async function createBlockedMember(
  contact: 'none' | 'some',
): Promise<{ blocked: TestMember; names: BlockerIds }> {
  const [blocker, blocked, bystander] = [
    await signUpMember({ visibleToVisitors: true, credits: 9 }),
    await signUpMember({ credits: 9, premium: true }),
    await signUpMember(),
  ];
  const { photo } = await as(blocker).call(uploadPhoto, { upload: jpeg });
  const albumPhoto = await insertTestAlbumPhoto(server.db, blocker.profileId);
  await as(blocker).call(grantAlbum, { body: { id: blocked.profileId } });
  const with_ = contact === 'some' ? blocked : bystander;
  const { conversation, id: message } = (await send(blocker, with_)).message;
  await as(blocker).call(blockMember, { body: { id: blocked.profileId } });
  return {
    blocked,
    names: { profile: blocker.profileId, conversation, message, photo: photo.id, hidden: albumPhoto },
  };
}
const unknownBlockerIds = (): BlockerIds => ({
  ...{ profile: randomUUID(), conversation: randomUUID(), message: randomUUID() },
  ...{ photo: randomUUID(), hidden: randomUUID() },
});

const withoutContact = await createBlockedMember('none');
const withContact = await createBlockedMember('some');
afterEach(() => vi.restoreAllMocks());

async function answerTo(member: TestMember, call: (typeof probedCalls)[number], input: Input | undefined) {
  const statements: string[] = [];
  // The cached settings of sites may expire, and response times be written, between two calls.
  vi.spyOn(app.metrics, 'recordQuery').mockImplementation(({ sql }) => {
    if (!/from "sites"|into "response_times"/.test(sql)) statements.push(sql);
  });
  const { status, body, headers } = await as(member).send(call, input);
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { answer: { status, headers: rest, body: JSON.stringify(body) }, statements };
}

async function compareAnswers({ blocked, names }: typeof withoutContact, call: (typeof probedCalls)[number]) {
  const asking = inputsByCall[callName(call)] ?? noInputs;
  const pairs = [];
  for (const index of asking(names).keys()) {
    const input = asking(unknownBlockerIds())[index];
    expect(
      call.query.safeParse(input?.query ?? {}).success && call.body.safeParse(input?.body ?? {}).success,
    ).toBe(true);
    const unknown = await answerTo(blocked, call, input);
    pairs.push({ unknown, named: await answerTo(blocked, call, asking(names)[index]) });
  }
  return pairs;
}

test('the table contains exactly the calls with an id as input', () => {
  expect(Object.keys(inputsByCall).sort()).toEqual(probedCalls.map(callName).sort());
});

describe.each(probedCalls.map(call => [callName(call), call] as const))('%s', (name, call) => {
  test('gives a blocked member the same bytes as for an unknown id, with the same statements (spec 4.4, D1.2)', async () => {
    for (const { unknown, named } of await compareAnswers(withoutContact, call))
      expect(named).toEqual(unknown);
  });

  const expectedAnswer = answersAfterContact[name];
  test(`${expectedAnswer ? 'reveals' : 'does not reveal'} the block to a member who had contact with the blocker (spec 8.1)`, async () => {
    for (const { unknown, named } of await compareAnswers(withContact, call)) {
      if (!expectedAnswer) expect(named).toEqual(unknown);
      else expect([named.answer.status, JSON.parse(named.answer.body)]).toMatchObject(expectedAnswer);
    }
  });
});
