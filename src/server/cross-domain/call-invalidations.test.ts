import { expect, test } from 'vitest';
import { changeUser, dismissAlert } from '#contract/accounts';
import { grantAlbum, movePhoto, revokeAlbum } from '#contract/albums';
import { blockMember, unblockMember } from '#contract/blocks';
import type { Call } from '#contract/call';
import { cellOf } from '#contract/cells';
import type { CallInput } from '#contract/client';
import { answerDeleteDiscount, offerDeleteDiscount } from '#contract/discounts';
import { changeDiscretion } from '#contract/discretion';
import { eventTags, type LiveEvent } from '#contract/events';
import { requestExport } from '#contract/export';
import { makeInvitation } from '#contract/invitations';
import { like, markLikeSeen, unlike } from '#contract/likes';
import { setPaymentCountry, startPayment } from '#contract/payments';
import { changePhoto, deletePhoto, orderPhotos } from '#contract/photos';
import { changePreferences } from '#contract/preferences';
import { changeProfile } from '#contract/profiles';
import { saveSearch } from '#contract/saved-searches';
import { swipe } from '#contract/swipes';
import { fillTags } from '#contract/tags';
import { showPose } from '#contract/verification';
import { recordVisit } from '#contract/visits';
import { setSpendingLimit, withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { addToWordFilter } from '#contract/word-filter';
import { createMemberSockets } from '../testing/member-sockets.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { createWorld, outdatedCalls, shownAnswers, type World } from './testing/shown-answers.ts';

const server = await startTestServer({ LOG_LEVEL: 'silent' });
const { as } = server;
const { connect, awaitDelivery, events } = createMemberSockets(server);

type Send = <C extends Call>(call: C, body?: CallInput<C>['body']) => Promise<unknown>;
type Act = (send: Send, world: World) => Promise<unknown>;

const acts: Record<string, Act> = {
  'chooses a language': send => send(changeUser, { language: 'en' }),
  'dismisses an alert': send => send(dismissAlert, { alert: 'photo_limit' }),
  'switches discreet mode on': send => send(changeDiscretion, { discreet: true }),
  'changes the profile': send => send(changeProfile, { name: 'Vivian', about_me: 'By the sea' }),
  'moves elsewhere': send => send(changeProfile, { cell: cellOf(52.09, 5.12) }),
  'becomes invisible': send => send(changeProfile, { invisible: true }),
  'hides presence and visits': send => send(changeProfile, { shares_presence: false, shares_visits: false }),
  'makes a photo private': (send, { second: photo }) =>
    send(changePhoto, { id: photo, visibility: 'private' }),
  'moves a photo into the album': (send, { photo }) => send(movePhoto, { id: photo, into: 'album' }),
  'orders photos': (send, { photo, second }) => send(orderPhotos, { ids: [second, photo] }),
  'deletes a photo': (send, { second: photo }) => send(deletePhoto, { id: photo }),
  'grants the album': (send, { stranger }) => send(grantAlbum, { id: stranger.profileId }),
  'revokes the album': (send, { other }) => send(revokeAlbum, { id: other.profileId }),
  'asks for a pose': send => send(showPose),
  'changes preferences': send => send(changePreferences, { min_age: 30, max_age: 43, distance: 50 }),
  'saves a search': send => send(saveSearch, { name: 'Near by', query: { country: 'NL' } }),
  'adds a word': send => send(addToWordFilter, { word: 'not tonight' }),
  'blocks and unblocks': async (send, { stranger: { profileId: id } }) => {
    await send(blockMember, { id });
    await send(unblockMember, { id });
  },
  visits: (send, { stranger }) => send(recordVisit, { id: stranger.profileId }),
  likes: (send, { stranger }) => send(like, { id: stranger.profileId }),
  'likes and unlikes': async (send, { other: { profileId: id } }) => {
    await send(like, { id });
    await send(unlike, { id });
  },
  'sees a like': (send, { other }) => send(markLikeSeen, { id: other.profileId }),
  'swipes yes': (send, { stranger }) => send(swipe, { id: stranger.profileId, liked: true }),
  'swipes no': (send, { stranger }) => send(swipe, { id: stranger.profileId, liked: false }),
  'pays from another country': send => send(setPaymentCountry, { country: 'BE' }),
  'starts a payment': (send, { order }) => send(startPayment, order),
  'sets a spending limit': send => send(setSpendingLimit, { limit: 5_000 }),
  'withdraws a purchase': (send, { ids }) =>
    send(withdrawPurchase, { payment: ids.payment, credits: 19, amount: 1_900 }),
  'accepts the delete discount': async send => {
    await send(offerDeleteDiscount);
    await send(answerDeleteDiscount, { accept: true });
  },
  'requests an export': send => send(requestExport),
  invites: send => send(makeInvitation),
};

/** What the calling page updates itself. */
const updatedByPage: Record<string, string[]> = {
  'dismisses an alert': ['GET /api/user.php'],
  'moves elsewhere': [
    'GET /api/members.php',
    'GET /api/signup-matches.php',
    'GET /api/swipes.php',
    'GET /api/landing.php',
  ],
  likes: ['GET /api/swipes.php'],
  'swipes yes': ['GET /api/swipes.php'],
  'swipes no': ['GET /api/swipes.php'],
  'pays from another country': ['GET /api/quote.php'],
};

test.each(Object.entries(acts))(
  'all that shows the change is refetched: the viewer %s',
  async (title, act) => {
    const world = await createWorld(server);
    const socket = await connect(world.viewer);
    const before = await shownAnswers(server, world);
    const tags: string[] = [];
    await act(async (call, body) => {
      await as(world.viewer).call(call, { body } as never);
      tags.push(...fillTags(call.invalidates ?? [], (body ?? {}) as Record<string, unknown>));
    }, world);
    await awaitDelivery(world.viewer, socket);
    for (const event of events(socket) as LiveEvent[])
      tags.push(...fillTags(eventTags[event.type] ?? [], event));
    const after = await shownAnswers(server, world);
    expect(outdatedCalls(world, { before, after, tags })).toEqual(updatedByPage[title] ?? []);
  },
);
