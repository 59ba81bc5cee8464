import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { BodyOut, Call, Output, QueryOut } from '#contract/call';

/** At most `hits` calls in `seconds`, counted by the network of the caller, or by account or partner. */
export type RateLimit = { by: 'address' | 'account' | 'partner'; hits: number; seconds: number };

/**
 * Limits reads of a resource per account and hour, across all calls with the same `resource`, from pages and
 * renderings alike: the first `unthrottled` reads are immediate, later ones are delayed, and above `max` they
 * are refused.
 * @spec D2.41
 */
export type ReadThrottle = { resource: string; unthrottled: number; max: number };

/** Input of a handler: validated input and the caller. `reply` is for cookies only. */
export type HandlerInput<App, Caller, C extends Call> = {
  app: App;
  caller: Caller;
  query: QueryOut<C>;
  body: BodyOut<C>;
  upload: Buffer;
  /**
   * Idempotency key of a `key` call, for operations that must not start twice although their first run was
   * interrupted; null without a key.
   */
  key: string | null;
  /** For signatures; the caller is never taken from here. */
  headers: IncomingHttpHeaders;
  reply: FastifyReply;
};

export type RouteOptions<App, Caller, C extends Call> = {
  limits?: RateLimit[];
  /**
   * Limit per account and minute, counted in this process only: for calls that must leave no trace in the
   * database.
   */
  maxPerMinute?: number;
  throttle?: ReadThrottle;
  /**
   * The operation runs on the valid fields even if the schema refuses others, so that all errors are reported
   * together. For a body whose fields are all optional.
   */
  mergesFieldErrors?: true;
  /** Number of profile cards in an answer; they count against the caller's budgets (`CARD_BUDGETS`). */
  cards?: (answer: Output<C>, query: QueryOut<C>) => number;
  /** Concurrent calls of one account in one process; further calls are refused before their body is read. */
  maxConcurrent?: number;
  /** For a `key` call whose answer must not be stored: what is stored instead ... */
  toStored?: (answer: Output<C>) => unknown;
  /** ... and the answer made from it for a repeat. */
  fromStored?: (handling: HandlerInput<App, Caller, C>, remembered: unknown) => Promise<Output<C>>;
};

/** A call of the contract with its handler. */
export type Route<App, Caller> = {
  call: Call;
  options: RouteOptions<App, Caller, Call>;
  handle: (handling: HandlerInput<App, Caller, Call>) => Promise<unknown>;
};
