import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getUser, type User } from '#contract/accounts';
import type { Call } from '#contract/call';
import { eventTags, type LiveEvent } from '#contract/events';
import { getMember } from '#contract/profiles';
import { chatsQuery } from '../../chats/chats-query.ts';
import { priceOfOwnedCredits } from '../../credits/use-price.ts';
import { createQueryClient } from '../../data/api.ts';
import { applyEvent } from '../../data/apply-event.ts';
import { query } from '../../data/query.ts';
import { likesQuery } from '../../likes/likes-query.ts';
import './cache-writers.ts';
import { AccountModel } from './testing/account-model.ts';

const MEMBERS = 2;

const contract = import.meta.glob<Record<string, unknown>>(
  ['../../../contract/*.ts', '!../../../contract/*.test.ts'],
  { eager: true },
);
const calls = Object.values(contract)
  .flatMap(module => Object.values(module) as Call[])
  .filter(call => call?.method === 'GET' && call.provides && call.provides.length > 0);

/** Every query of the contract except the lists, which have tests of their own; with an id, one for each member. */
const shown = calls
  .filter(({ provides = [] }) => !['chats', 'thread', 'likes'].some(tag => provides.includes(tag as never)))
  .flatMap(call => {
    const parameter = call.provides?.find(tag => tag.includes(':'))?.split(':')[1];
    const inputs = parameter
      ? Array.from({ length: MEMBERS }, (_, member) => ({ [parameter]: AccountModel.id(member) }))
      : [undefined];
    return inputs.map(input => ({ call, input, options: query(call, input) }));
  });
type Shown = (typeof shown)[number];

async function openTab(model: AccountModel, { withLists }: { withLists: boolean }) {
  const cache = createQueryClient(model.api);
  const hiding = new Map<Shown, () => void>();
  const show = (one: Shown) => {
    const options = { ...one.options, staleTime: Number.POSITIVE_INFINITY };
    if (!hiding.has(one))
      hiding.set(
        one,
        new QueryObserver(cache, options).subscribe(() => {}),
      );
  };
  const hide = (one: Shown) => {
    hiding.get(one)?.();
    hiding.delete(one);
  };
  const fetch = ({ options }: Shown) => void cache.fetchQuery({ ...options, staleTime: 0 });
  const settle = () => fetched(cache);
  if (withLists)
    for (const list of [chatsQuery(), likesQuery()]) await cache.fetchInfiniteQuery(list as never);
  shown.forEach(show);
  await settle();
  const close = () => {
    shown.forEach(hide);
    cache.clear();
  };
  return { cache, show, hide, fetch, settle, close };
}

async function fetched(cache: QueryClient): Promise<void> {
  do await new Promise(resolve => setTimeout(resolve, 1));
  while (cache.isFetching() > 0);
}

/** The price of every number of credits, since `credits_paid` may be older than `credits`. */
const asShown = (one: Shown, answer: unknown, withLists: boolean) => {
  if (one.call.path !== getUser.path) return answer;
  const { credits_paid, credits, counts, ...user } = (answer as { user: User }).user;
  const prices = Array.from({ length: credits }, (_, nth) =>
    priceOfOwnedCredits(credits_paid, credits, nth + 1),
  );
  return { ...user, credits, prices, counts: withLists || counts };
};

const member = fc.nat(MEMBERS - 1);
const by = fc.constantFrom('me' as const, 'other' as const);
type Act = (model: AccountModel) => LiveEvent[];
const act = <T>(arbitrary: fc.Arbitrary<T>, of: (model: AccountModel, value: T) => LiveEvent[]) =>
  arbitrary.map(
    (value): Act =>
      model =>
        of(model, value),
  );
const simple = fc.constantFrom(
  'sharing' as const,
  'verification' as const,
  'export' as const,
  'user' as const,
);
const parting = fc.constantFrom('blocked' as const, 'gone' as const);
const acts = {
  user: fc.oneof(
    act(fc.integer({ min: 1, max: 4 }), (model, credits) => model.spend(credits)),
    act(fc.integer({ min: 1, max: 10 }), (model, credits) => model.buy(credits)),
    act(fc.constant(null), model => model.giveBack()),
    act(fc.constant(null), model => model.endPremium()),
    act(simple, (model, type) => model.change(type)),
  ),
  members: fc.oneof(
    act(member, (model, who) => model.togglePresence(who)),
    act(fc.tuple(member, by), (model, [who, side]) => model.changeAlbum(who, side)),
    act(fc.tuple(member, parting), (model, [who, type]) => model.part(who, type)),
    act(member, (model, who) => model.comeBack(who)),
  ),
  conversations: fc.oneof(
    act(fc.tuple(member, fc.boolean()), (model, [who, mine]) => model.write(who, mine)),
    act(member, (model, who) => model.read(who)),
    act(member, (model, who) => model.deleteMessage(who)),
    act(member, (model, who) => model.deleteChat(who)),
  ),
  likes: fc.oneof(
    act(member, (model, who) => model.like(who)),
    act(member, (model, who) => model.unlike(who)),
    act(member, (model, who) => model.seeLike(who)),
  ),
};

const everything = fc.oneof(...Object.values(acts));

/** The server sends these in order, because each contains the newest value. */
const isOrdered = ({ type }: LiveEvent) => type === 'credits' || type === 'presence';

async function expectServerState(steps: Step[], withLists: boolean): Promise<void> {
  const model = new AccountModel(MEMBERS);
  const tab = await openTab(model, { withLists });
  let onTheWay: { event: LiveEvent; at: number; twice: boolean; pause: boolean }[] = [];
  let lastOrdered = 0;
  const deliver = async (until: number) => {
    const due = onTheWay.filter(({ at }) => at <= until).sort((one, two) => one.at - two.at);
    onTheWay = onTheWay.filter(({ at }) => at > until);
    for (const { event, twice, pause } of due) {
      applyEvent(tab.cache, event);
      if (pause) await new Promise(resolve => setTimeout(resolve, 1));
      if (twice) applyEvent(tab.cache, event);
    }
  };
  for (const [step, { change, delay, twice, pause, looked }] of steps.entries()) {
    for (const event of change(model)) {
      const at = isOrdered(event) ? Math.max(lastOrdered, step + delay) : step + delay;
      if (isOrdered(event)) lastOrdered = at;
      onTheWay.push({ event, at, twice: twice && !isOrdered(event), pause });
    }
    if (looked) tab[looked[0]](looked[1]);
    await deliver(step);
  }
  await deliver(Number.POSITIVE_INFINITY);
  shown.forEach(tab.show);
  await tab.settle();
  for (const one of shown) {
    const cached = asShown(one, tab.cache.getQueryData(one.options.queryKey), withLists);
    expect(cached, one.call.path).toEqual(asShown(one, model.answer(one.call, one.input ?? {}), withLists));
  }
  tab.close();
}
type Step = { change: Act; delay: number; twice: boolean; pause: boolean; looked: Look | null };
type Look = ['show' | 'hide' | 'fetch', Shown];

const look = fc.tuple(fc.constantFrom('show', 'hide', 'fetch'), fc.constantFrom(...shown));
const stepsOf = (change: fc.Arbitrary<Act>): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      change,
      delay: fc.nat(3),
      twice: fc.boolean(),
      pause: fc.boolean(),
      looked: fc.option(look, { freq: 2 }),
    }),
    { maxLength: 20 },
  );

test.each([
  ['credits, premium, profile, payments and settings', acts.user],
  ['members, albums and presence', acts.members],
  ['conversations with members', acts.conversations],
  ['everything', everything],
] as const)('state and events give the refetched state: %s (spec D5.6)', async (_domain, arbitrary) => {
  await fc.assert(
    fc.asyncProperty(stepsOf(arbitrary), steps => expectServerState(steps, true)),
    { numRuns: 60 },
  );
});

test('without loaded lists, the counts of unread messages and new likes follow the events', async () => {
  await fc.assert(
    fc.asyncProperty(stepsOf(fc.oneof(acts.conversations, acts.likes, acts.members)), steps =>
      expectServerState(steps, false),
    ),
    { numRuns: 60 },
  );
});

test('a chat that is deleted while the page of its member loads is not shown there (spec D5.6)', async () => {
  const model = new AccountModel(MEMBERS);
  model.write(0, false);
  const cache = createQueryClient(model.api);
  const member = query(getMember, { id: AccountModel.id(0) });
  const hide = new QueryObserver(cache, member).subscribe(() => {});
  for (const event of model.deleteChat(0)) applyEvent(cache, event);
  await fetched(cache);
  expect(cache.getQueryData(member.queryKey)?.member.conversation).toBeNull();
  hide();
  cache.clear();
});

test('every event that refetches something occurs here', () => {
  const model = new AccountModel(MEMBERS);
  const types = fc.sample(everything, 1_000).flatMap(change => change(model).map(({ type }) => type));
  expect(Object.keys(eventTags).filter(type => !types.includes(type as LiveEvent['type']))).toEqual([]);
});
