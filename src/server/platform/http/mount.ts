import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Call, callName, matchCall } from '#contract/call';
import { MEMBER_HEADER } from '#contract/client';
import { ApiError, type FieldErrors, isApiError } from '#contract/errors';
import { fieldErrorsOf } from '#contract/fields';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { assertCardsLeft, spendCards } from './card-budget.ts';
import type { OriginsOf } from './cross-origin.ts';
import { claimKey, keyedRequest, releaseKey, rememberAnswer } from './idempotency.ts';
import { keepPace } from './pace.ts';
import { createQuickLimits } from './quick-limits.ts';
import { takeHit } from './rate-limit.ts';
import type { Handling, Route } from './route.ts';
import { isOfBrowser, isSameOrigin } from './same-origin.ts';
import { createUnderWay } from './under-way.ts';
import { acceptUpload } from './uploads.ts';

/** What mounting needs to know of a caller, whatever else the application knows of him. */
export type KnownCaller = {
  accountId: string | null;
  member: { profileId: string; signedUpAt: Date } | null;
  partnerId: string | null;
  isStaff: boolean;
  address: string;
  rendering: boolean;
  /** What is counted and remembered for one site says nothing on another. */
  site: { key: string };
};

export type MountOptions<App, Caller extends KnownCaller> = {
  app: App & { db: Db; clock: Clock };
  routes: readonly Route<App, Caller>[];
  identify: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;
  secret: string;
  /** Of the site's own pages, where they are served from another origin. */
  originsOf: OriginsOf;
  /** Checks answers against the contract: everywhere but in production. */
  checkAnswers: boolean;
};

/** Serves the calls: several on one method and path are told apart by their query marker. */
export function mount<App, Caller extends KnownCaller>(
  http: FastifyInstance,
  options: MountOptions<App, Caller>,
): void {
  const underWay = createUnderWay();
  const quickLimits = createQuickLimits(options.app.clock);
  for (const group of Map.groupBy(options.routes, ({ call }) => `${call.method} ${call.path}`).values()) {
    const [first] = group;
    if (!first) continue;
    const { method, path: url, upload } = first.call;
    const admitted = new WeakMap<FastifyRequest, Admitted<App, Caller>>();
    // Before the body is read: a stranger's megabytes are refused, not kept.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const route = choose(group, request.query as Query);
      const caller = await admit(route.call, request, reply, options);
      const { atOnce, quick } = route.options;
      if (quick) quickLimits.take(`${method} ${url} ${caller.accountId ?? caller.address}`, quick);
      if (atOnce) underWay.take(`${method} ${url} ${caller.accountId ?? caller.address}`, atOnce, reply);
      await countHits(route, caller, options);
      admitted.set(request, { route, caller });
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await answerCall(admitted.get(request), request, reply, options);
      return answer === null || answer === undefined ? reply.code(204).send() : answer;
    };
    http.register(async scope => {
      if (upload) acceptUpload(scope, upload);
      scope.route({ method, url, onRequest, handler });
    });
  }
}

type Query = Record<string, unknown>;
/** Who calls what, once he may. */
type Admitted<App, Caller> = { route: Route<App, Caller>; caller: Caller };

/** The route of the call that the query asks for. @throws not_found */
function choose<App, Caller>(group: Route<App, Caller>[], query: Query): Route<App, Caller> {
  const asked = matchCall(
    group.map(({ call }) => call),
    query,
  );
  const route = group.find(({ call }) => call === asked);
  if (!route) throw new ApiError('not_found');
  return route;
}

/** Who calls, if he may from where he comes. @throws cross_site, partner_key_invalid, authentication_required, not_found */
async function admit<App, Caller extends KnownCaller>(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  { identify, originsOf }: MountOptions<App, Caller>,
): Promise<Caller> {
  const caller = await identify(request, reply);
  if (!caller.rendering && !comesFromWhereItMay(call, request, originsOf)) throw new ApiError('cross_site');
  if (call.access === 'partner' && caller.partnerId === null) throw new ApiError('partner_key_invalid');
  if (call.access === 'member' && caller.accountId === null) throw new ApiError('authentication_required');
  if (call.access === 'member' && !isExpected(caller, request))
    throw new ApiError('authentication_required', { params: { by: 'other' } });
  if (call.access === 'staff' && !caller.isStaff) throw new ApiError('not_found');
  return caller;
}

/** A page that has not heard yet that another member logged in asks nothing as him. */
function isExpected({ member, rendering }: KnownCaller, { headers }: FastifyRequest): boolean {
  const expected = headers[MEMBER_HEADER];
  return rendering || expected === undefined || expected === member?.profileId;
}

/** What changes something is asked by the site's own pages, or by a partner's or provider's server, which is no browser. */
function comesFromWhereItMay(call: Call, request: FastifyRequest, originsOf: OriginsOf): boolean {
  const { headers, host } = request;
  if ((call.access === 'partner' || call.access === 'provider') && !isOfBrowser(headers)) return true;
  return (call.method === 'GET' && !call.sameOrigin) || isSameOrigin(headers, host, originsOf(request));
}

async function answerCall<App, Caller extends KnownCaller>(
  admitted: Admitted<App, Caller> | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  options: MountOptions<App, Caller>,
): Promise<unknown> {
  if (!admitted) throw new Error('a call was answered without being admitted');
  const { route, caller } = admitted;
  const { call, options: routeOptions } = route;
  const { body, refused } = routeOptions.judgesTheRest
    ? withoutRefused(call.body, request.body)
    : { body: request.body, refused: {} };
  const handling = handlingOf(call, { request, body, reply, caller, app: options.app });
  const running = call.repeat === 'key' ? once(route, handling, request, options) : route.handle(handling);
  const answer = await (Object.keys(refused).length === 0 ? running : refuseTogether(running, refused));
  const cards = routeOptions.cards?.(answer as never, handling.query) ?? 0;
  if (cards > 0) await spendCards(options.app, caller, cards);
  return options.checkAnswers ? z.parse(call.output, answer ?? null, { reportInput: true }) : answer;
}

async function countHits<App, Caller extends KnownCaller>(
  { call, options: { limits = [], pace, cards } }: Route<App, Caller>,
  caller: Caller,
  { app }: MountOptions<App, Caller>,
): Promise<void> {
  // What one account reads counts by whichever way it reads.
  if (pace && caller.accountId) await keepPace(app, { site: caller.site, accountId: caller.accountId }, pace);
  if (cards) await assertCardsLeft(app, caller);
  // A document counts once, as a document, however many calls its rendering makes.
  if (caller.rendering) return;
  for (const limit of limits) {
    const { partnerId, accountId, address } = caller;
    const who = { partner: partnerId, account: accountId, address }[limit.by] ?? address;
    const key = `${caller.site.key} ${callName(call)} ${limit.seconds} ${limit.by} ${who}`;
    await takeHit(app.db, key, limit.hits, limit.seconds, app.clock.now());
  }
}

/** What a body holds besides the fields that its schema refuses, and those with why. */
function withoutRefused(schema: z.ZodMiniType, body: unknown): { body: unknown; refused: FieldErrors } {
  const parsed = schema.safeParse(body ?? {}, { reportInput: true });
  if (parsed.success) return { body, refused: {} };
  const refused = fieldErrorsOf(parsed.error);
  const names = new Set(Object.keys(refused).map(path => path.split('.')[0]));
  return {
    body: Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => !names.has(name))),
    refused,
  };
}

/** Adds what the operation refuses of the other fields. @throws invalid_input with all of them, or what else the operation throws */
async function refuseTogether(running: Promise<unknown>, refused: FieldErrors): Promise<never> {
  const others = await running.then(
    () => ({}),
    (error: unknown) => {
      if (isApiError(error) && error.code === 'invalid_input') return error.fields;
      throw error;
    },
  );
  throw new ApiError('invalid_input', { fields: { ...others, ...refused } });
}

type Received<App, Caller> = {
  request: FastifyRequest;
  body: unknown;
  reply: FastifyReply;
  caller: Caller;
  app: App;
};

function handlingOf<App, Caller>(
  call: Call,
  { request, body, reply, caller, app }: Received<App, Caller>,
): Handling<App, Caller, Call> {
  const upload = call.upload && Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return {
    app,
    caller,
    reply,
    upload,
    key: call.repeat === 'key' ? keyOf(request) : null,
    headers: request.headers,
    query: valid(call.query, request.query ?? {}) as never,
    body: (call.upload || call.method === 'GET' ? {} : valid(call.body, body ?? {})) as never,
  };
}

function valid(schema: z.ZodMiniType, input: unknown): unknown {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ApiError('invalid_input', { fields: fieldErrorsOf(parsed.error) });
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key.length >= 8 && key.length <= 100 ? key : null;
}

/** Runs a keyed call once: a repeat with the same key and payload gets the first answer. */
async function once<App, Caller extends KnownCaller>(
  route: Route<App, Caller>,
  handling: Handling<App, Caller, Call>,
  request: FastifyRequest,
  { app, secret }: MountOptions<App, Caller>,
): Promise<unknown> {
  const { key } = handling;
  if (key === null) return route.handle(handling);
  const { call, options } = route;
  const payload = call.upload ? handling.upload : JSON.stringify(request.body ?? {});
  const { partnerId, accountId, site } = handling.caller;
  const scope = (call.access === 'partner' ? partnerId : accountId) ?? `visitor of ${site.key}`;
  const keyed = keyedRequest(secret, scope, key, callName(call), { query: handling.query, payload });
  const first = await claimKey(app.db, keyed, app.clock.now());
  if (first) return options.recall ? options.recall(handling, first.answer) : first.answer;
  try {
    const answer = await route.handle(handling);
    await rememberAnswer(app.db, keyed, options.remember ? options.remember(answer as never) : answer);
    return answer;
  } catch (error) {
    await releaseKey(app.db, keyed);
    throw error;
  }
}
