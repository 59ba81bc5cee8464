import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Call, callName, matchCall } from '#contract/call';
import { MEMBER_HEADER } from '#contract/client';
import { MINUTE_MS } from '#contract/durations';
import { ApiError, type FieldErrors, isApiError } from '#contract/errors';
import { fieldErrorsOf } from '#contract/field-errors';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import {
  type ConditionalAnswers,
  createConditionalAnswers,
  digest,
  UNCHANGED,
} from './conditional-answers.ts';
import { countDeferred, deferHit, type HitLimit } from './deferred-hits.ts';
import { claimKey, keyedRequest, releaseKey, storeAnswer } from './idempotency.ts';
import { noteRenderedReads } from './in-process-fetch.ts';
import { createMemoryLimits } from './memory-limits.ts';
import { isSameOrigin, isSentByBrowser, type OriginsOf } from './origin.ts';
import { takeHit, takeHitBack } from './rate-limit.ts';
import { refuseIfUsedUp, spendReads, throttleRead } from './read-limits.ts';
import type { HandlerInput, Route } from './route.ts';

type MountCaller = {
  accountId: string | null;
  /** `isRemembered`: see `RouteOptions.checksSession`. */
  member: { profileId: string; isFrozen: boolean; isRemembered?: true } | null;
  partnerId: string | null;
  staff: { id: string } | null;
  address: string;
  rendering: boolean;
  /** The key separates the rate limits and idempotency keys of the sites. */
  site: { key: string };
};

type MountOptions<App, Caller extends MountCaller> = {
  app: App & { db: Db; clock: Clock };
  routes: readonly Route<App, Caller>[];
  identify: (request: FastifyRequest, reply: FastifyReply, options: { maxAgeMs: number }) => Promise<Caller>;
  /** Budgets that `RouteOptions.countReads` spends. */
  readBudgetsOf: (caller: Caller, now: Date) => HitLimit[];
  /** Throws an ApiError if the caller may not make this call for staff. */
  admitStaff: (call: Call, caller: Caller) => Promise<void>;
  secret: string;
  /** What an answer may depend on beside what it reads, as a text. */
  describeCaller: (caller: Caller, now: Date) => string;
  /**
   * Looks up the caller's member again, so that the statement is recorded with those of an answer: if it returns the same
   * later, the caller need not be looked up.
   */
  reread: (caller: Caller) => Promise<Caller>;
  /** Other origins that serve the site's pages. */
  originsOf: OriginsOf;
  /** Checks answers against the contract; true except in production. */
  validateAnswers: boolean;
};

/**
 * If calls share method and path, the query parameter `Call.marker` selects the call.
 * @spec D3.3
 */
export function mount<App, Caller extends MountCaller>(
  http: FastifyInstance,
  options: MountOptions<App, Caller>,
): void {
  const concurrencyLimits = createConcurrencyLimits();
  const memoryLimits = createMemoryLimits(options.app.clock);
  const answers = createConditionalAnswers(options.app, options.validateAnswers);
  for (const group of Map.groupBy(options.routes, ({ call }) => `${call.method} ${call.path}`).values()) {
    const [first] = group;
    if (!first) continue;
    const { method, path: url, upload } = first.call;
    const admitted = new WeakMap<FastifyRequest, AdmittedCall<App, Caller>>();
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const route = selectRoute(group, request.query as QueryParameters);
      // Begins before the session is looked up, so that both statements are sent together if the look-up is needed.
      const isCompared = route.options.conditional === true && answers.begin(request);
      const maxAgeMs = isCompared ? Number.POSITIVE_INFINITY : route.options.checksSession ? MINUTE_MS : 0;
      const caller = await admit(route.call, request, reply, { ...options, maxAgeMs });
      const { maxConcurrent, maxPerMinute } = route.options;
      const key = `${method} ${url} ${caller.accountId ?? caller.address}`;
      if (maxPerMinute) memoryLimits.take(key, maxPerMinute);
      if (maxConcurrent) concurrencyLimits.take(key, maxConcurrent, reply);
      const limits = await enforceLimits(route, caller, options);
      admitted.set(request, { route, caller, ...limits, at: options.app.clock.now() });
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await runAdmitted(admitted.get(request), request, reply, { ...options, answers });
      if (answer === UNCHANGED) return reply.code(304).send();
      return answer === null || answer === undefined ? reply.code(204).send() : answer;
    };
    const mounted = { method, url, onRequest, handler };
    if (!upload) http.route(mounted);
    // The scope limits the upload's body parser to this route.
    else
      http.register(async scope => {
        acceptUpload(scope, upload);
        scope.route(mounted);
      });
  }
}

type QueryParameters = Record<string, unknown>;
type AdmittedCall<App, Caller> = {
  route: Route<App, Caller>;
  caller: Caller;
  /** Keys of rate limits that do not count refused calls. */
  returnableHits: string[];
  /** Limits that count the call with the reads of its answer, so that both are one write. */
  deferred: HitLimit[];
  at: Date;
};

/** A body that takes longer may arrive after the caller's session has ended. */
const ADMISSION_MS = 1_000;

function selectRoute<App, Caller>(group: Route<App, Caller>[], query: QueryParameters): Route<App, Caller> {
  const selected = matchCall(
    group.map(({ call }) => call),
    query,
  );
  const route = group.find(({ call }) => call === selected);
  if (!route) throw new ApiError('not_found');
  return route;
}

/**
 * @throws ApiError `cross_site`, `partner_key_invalid`, `authentication_required`, `account_frozen`, or an error of
 * `admitStaff`
 */
async function admit<App, Caller extends MountCaller>(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  { identify, originsOf, admitStaff, maxAgeMs = 0 }: MountOptions<App, Caller> & { maxAgeMs?: number },
): Promise<Caller> {
  const caller = await identify(request, reply, { maxAgeMs });
  if (!caller.rendering && !isOriginAllowed(call, request, originsOf)) throw new ApiError('cross_site');
  if (call.access === 'partner' && caller.partnerId === null) throw new ApiError('partner_key_invalid');
  if (call.access === 'member' && caller.accountId === null) throw new ApiError('authentication_required');
  if (!isExpectedMember(caller, request))
    throw new ApiError('authentication_required', { params: { by: 'other' } });
  if (isRefusedWhileFrozen(call) && caller.member?.isFrozen) throw new ApiError('account_frozen');
  if (call.access === 'staff') await admitStaff(call, caller);
  return caller;
}

/** A member whose account staff froze can read, leave, and get their data. */
const isRefusedWhileFrozen = ({ access, method, whileFrozen }: Call): boolean =>
  access === 'member' && method !== 'GET' && !whileFrozen;

/** A page must not act for another member who has logged in meanwhile. */
function isExpectedMember(
  { accountId, member, rendering }: MountCaller,
  { headers }: FastifyRequest,
): boolean {
  const expected = headers[MEMBER_HEADER];
  return rendering || accountId === null || expected === undefined || expected === member?.profileId;
}

function isOriginAllowed(call: Call, request: FastifyRequest, originsOf: OriginsOf): boolean {
  const { headers, host } = request;
  if ((call.access === 'partner' || call.access === 'provider') && !isSentByBrowser(headers)) return true;
  return (call.method === 'GET' && !call.sameOrigin) || isSameOrigin(headers, host, originsOf(request));
}

type RunOptions<App, Caller extends MountCaller> = MountOptions<App, Caller> & {
  answers: ConditionalAnswers;
};

async function runAdmitted<App, Caller extends MountCaller>(
  admitted: AdmittedCall<App, Caller> | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RunOptions<App, Caller>,
): Promise<unknown> {
  if (!admitted) throw new Error('a call was answered without being admitted');
  const { route, returnableHits, deferred, at } = admitted;
  const { db, clock } = options.app;
  const isRecent = clock.now().getTime() - at.getTime() <= ADMISSION_MS;
  try {
    const admitAgain = () => admit(route.call, request, reply, options);
    const caller = isRecent ? admitted.caller : await admitAgain();
    return await runCall({ route, caller, deferred }, request, reply, options).catch(async error => {
      if (!caller.member?.isRemembered || !isApiError(error)) throw error;
      return runCall({ route, caller: await admitAgain(), deferred }, request, reply, options);
    });
  } catch (error) {
    if (isApiError(error)) for (const key of returnableHits) await takeHitBack(db, key);
    throw error;
  }
}

async function runCall<App, Caller extends MountCaller>(
  { route, caller, deferred }: Pick<AdmittedCall<App, Caller>, 'route' | 'caller' | 'deferred'>,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RunOptions<App, Caller>,
): Promise<unknown> {
  const { app } = options;
  const { countReads } = route.options;
  const answering = answerCall({ route, caller }, request, reply, options);
  if (!countReads) return (await answering).answer;
  const { answer, query } = await answering.catch(async error => {
    await countDeferred(app.db, { calls: deferred, others: [] }, app.clock.now());
    throw error;
  });
  const limits = { calls: deferred, budgets: budgetsFor(caller, options) };
  const reads = countReads(answer as never, query);
  await spendReads(app, limits, reads);
  if (caller.rendering) noteRenderedReads(reads);
  return answer;
}

async function answerCall<App, Caller extends MountCaller>(
  { route, caller }: Pick<AdmittedCall<App, Caller>, 'route' | 'caller'>,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RunOptions<App, Caller>,
) {
  const { call, options: routeOptions } = route;
  const { body, refused } = routeOptions.mergesFieldErrors
    ? dropInvalidFields(call.body, request.body)
    : { body: request.body, refused: {} };
  const handling = toHandlerInput(call, { request, body, reply, caller, app: options.app });
  if (routeOptions.conditional && !caller.rendering)
    return { answer: await runConditionally(route, handling, request, options), query: handling.query };
  await routeOptions.before?.(handling);
  const running =
    call.repeat === 'key' ? runIdempotently(route, handling, request, options) : route.handle(handling);
  const answer = await (Object.keys(refused).length === 0 ? running : mergeRefusals(running, refused));
  return { answer: validated(call, answer, options), query: handling.query };
}

const validated = <App, Caller extends MountCaller>(
  call: Call,
  answer: unknown,
  { validateAnswers }: MountOptions<App, Caller>,
): unknown => (validateAnswers ? z.parse(call.output, answer ?? null, { reportInput: true }) : answer);

async function runConditionally<App, Caller extends MountCaller>(
  route: Route<App, Caller>,
  handling: HandlerInput<App, Caller, Call>,
  request: FastifyRequest,
  options: RunOptions<App, Caller>,
): Promise<unknown> {
  const { answers, reread, describeCaller, app } = options;
  const { caller, reply } = handling;
  const describe = (described: Caller) =>
    digest(`${request.url} ${describeCaller(described, app.clock.now())}`);
  const about = describe(caller);
  if (caller.member?.isRemembered && !(await answers.isUnchanged(request, about)))
    throw new ApiError('authentication_required');
  await route.options.before?.(handling);
  return answers.answer(request, reply, about, async () => {
    const [found, made] = await Promise.all([reread(caller), route.handle(handling)]);
    return { made: validated(route.call, made, options), about: describe(found) };
  });
}

async function enforceLimits<App, Caller extends MountCaller>(
  { call, options: { limits = [], throttle, countReads } }: Route<App, Caller>,
  caller: Caller,
  options: MountOptions<App, Caller>,
): Promise<Pick<AdmittedCall<App, Caller>, 'returnableHits' | 'deferred'>> {
  const { app } = options;
  if (throttle && caller.accountId)
    await throttleRead(app, { site: caller.site, accountId: caller.accountId }, throttle);
  if (countReads) await refuseIfUsedUp(app, budgetsFor(caller, options));
  const [returnableHits, deferred]: [string[], HitLimit[]] = [[], []];
  // The page was counted, so what its rendering reads is not counted. What its form writes is.
  if (caller.rendering && call.method === 'GET') return { returnableHits, deferred };
  for (const limit of limits) {
    const { partnerId, accountId, staff, address } = caller;
    const subject =
      { partner: partnerId, account: accountId, staff: staff?.id, address }[limit.by] ?? address;
    const counted = limit.together ?? callName(call);
    const key = `${caller.site.key} ${counted} ${limit.seconds} ${limit.by} ${subject}`;
    const window = { key, seconds: limit.seconds, limit: limit.hits };
    if (countReads && call.method === 'GET' && deferHit(app.db, window, app.clock.now()))
      deferred.push(window);
    else await takeHit(app.db, key, limit.hits, limit.seconds, app.clock.now());
    if (limit.counts === 'answered') returnableHits.push(key);
  }
  return { returnableHits, deferred };
}

const budgetsFor = <App, Caller extends MountCaller>(
  caller: Caller,
  { app, readBudgetsOf }: MountOptions<App, Caller>,
): HitLimit[] => readBudgetsOf(caller, app.clock.now());

function dropInvalidFields(schema: z.ZodMiniType, body: unknown): { body: unknown; refused: FieldErrors } {
  const parsed = schema.safeParse(body ?? {}, { reportInput: true });
  if (parsed.success) return { body, refused: {} };
  const refused = fieldErrorsOf(parsed.error);
  const names = new Set(Object.keys(refused).map(path => path.split('.')[0]));
  return {
    body: Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => !names.has(name))),
    refused,
  };
}

/**
 * Adds the operation's field errors to `refused`, and always throws.
 * @param refused errors of the invalid fields
 * @throws ApiError `invalid_input` with all field errors, or another error of the operation
 */
async function mergeRefusals(running: Promise<unknown>, refused: FieldErrors): Promise<never> {
  const others = await running.then(
    () => ({}),
    (error: unknown) => {
      if (isApiError(error) && error.code === 'invalid_input') return error.fields;
      throw error;
    },
  );
  throw new ApiError('invalid_input', { fields: { ...others, ...refused } });
}

type ReceivedRequest<App, Caller> = {
  request: FastifyRequest;
  body: unknown;
  reply: FastifyReply;
  caller: Caller;
  app: App;
};

function toHandlerInput<App, Caller>(
  call: Call,
  { request, body, reply, caller, app }: ReceivedRequest<App, Caller>,
): HandlerInput<App, Caller, Call> {
  const upload = call.upload && Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return {
    app,
    caller,
    reply,
    upload,
    key: call.repeat === 'key' ? idempotencyKeyOf(request) : null,
    headers: request.headers,
    query: parseOrRefuse(call.query, request.query ?? {}) as never,
    body: (call.upload || call.method === 'GET' ? {} : parseOrRefuse(call.body, body ?? {})) as never,
  };
}

function parseOrRefuse(schema: z.ZodMiniType, input: unknown): unknown {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ApiError('invalid_input', { fields: fieldErrorsOf(parsed.error) });
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key.length >= 8 && key.length <= 100 ? key : null;
}

async function runIdempotently<App, Caller extends MountCaller>(
  route: Route<App, Caller>,
  handling: HandlerInput<App, Caller, Call>,
  request: FastifyRequest,
  { app, secret }: MountOptions<App, Caller>,
): Promise<unknown> {
  const { key } = handling;
  if (key === null) return route.handle(handling);
  const { call, options } = route;
  const payload = call.upload ? handling.upload : JSON.stringify(request.body ?? {});
  const { partnerId, accountId, staff, site } = handling.caller;
  const actors = {
    partner: partnerId,
    staff: staff?.id ?? null,
    member: accountId,
    anyone: accountId,
    provider: null,
  };
  const scope = actors[call.access] ?? `visitor of ${site.key}`;
  const keyed = keyedRequest(secret, scope, key, callName(call), { query: handling.query, payload });
  const earlier = await claimKey(app.db, keyed, app.clock.now());
  if (earlier) return options.fromStored ? options.fromStored(handling, earlier.answer) : earlier.answer;
  try {
    const answer = (await route.handle(handling)) ?? null;
    await storeAnswer(app.db, keyed, options.toStored ? options.toStored(answer as never) : answer);
    return answer;
  } catch (error) {
    await releaseKey(app.db, keyed);
    throw error;
  }
}

/** Ignores the content type, because the operation inspects the bytes. */
function acceptUpload(scope: FastifyInstance, { maxBytes, tooLarge }: NonNullable<Call['upload']>): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler((error: FastifyError) => {
    throw error.statusCode === 413 ? new ApiError(tooLarge, { cause: error }) : error;
  });
}

const RETRY_SECONDS = 5;

/** Limits concurrent requests of this process, by key. */
type ConcurrencyLimits = {
  /**
   * Takes a slot until the request ends.
   * @throws ApiError `too_many_requests` when `most` slots are in use
   */
  take(key: string, most: number, reply: FastifyReply): void;
};

/** Takes slots before the body is read, so that a refused body is never buffered. */
function createConcurrencyLimits(): ConcurrencyLimits {
  const counts = new Map<string, number>();
  const release = (key: string) => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  return {
    take(key, most, { raw }) {
      const count = counts.get(key) ?? 0;
      if (count >= most)
        throw new ApiError('too_many_requests', { params: { seconds: RETRY_SECONDS, minutes: 1 } });
      counts.set(key, count + 1);
      raw.once('close', () => release(key));
    },
  };
}
