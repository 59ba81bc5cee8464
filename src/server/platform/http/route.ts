import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { BodyOut, Call, Output, QueryOut } from '#contract/call';

/**
 * `address` counts hits per network (`networkOf`). Calls with the same `together` are counted together. With
 * `counts: 'answered'`, a refused call does not count: who mistypes can still send today.
 */
export type RateLimit = {
  by: 'address' | 'account' | 'partner' | 'staff';
  hits: number;
  seconds: number;
  together?: string;
  counts?: 'answered';
};

/**
 * Per hour, reads above `unthrottled` are delayed, and reads above `max` are refused.
 * @spec D2.41
 */
export type ReadThrottle = { resource: string; unthrottled: number; max: number };

/** Handlers use `reply` only for cookies. */
export type HandlerInput<App, Caller, C extends Call> = {
  app: App;
  caller: Caller;
  query: QueryOut<C>;
  body: BodyOut<C>;
  upload: Buffer;
  /** The request's idempotency key, with which an operation starts a payment only once. */
  key: string | null;
  /** Handlers use headers only for signatures, and never to identify the caller. */
  headers: IncomingHttpHeaders;
  reply: FastifyReply;
};

export type RouteOptions<App, Caller, C extends Call> = {
  limits?: RateLimit[];
  /** Limits the calls per account in this process, without a trace in the database. */
  maxPerMinute?: number;
  throttle?: ReadThrottle;
  /** Drops invalid fields, and merges their errors with the operation's. All fields of the body must be optional. */
  mergesFieldErrors?: true;
  /** Number of reads that count against the caller's `MountOptions.readBudgetsOf`. */
  countReads?: (answer: Output<C>, query: QueryOut<C>) => number;
  /**
   * Answers 304 to a browser that has the current answer. What `handle` answers must depend on nothing but the caller,
   * the address, the settings, statements that it awaits, and times given to `limitValidity`.
   */
  conditional?: true;
  /**
   * The member may be one whose session was valid a moment ago. Then everything that `handle` writes must depend on a
   * check of the session, in the same statement, and a refusal is decided again after the session was looked up.
   */
  checksSession?: true;
  /** Runs before `handle`, and also before a 304. */
  before?: (handling: HandlerInput<App, Caller, C>) => Promise<void>;
  /** Limit per account and process; further calls are refused before the body is read. */
  maxConcurrent?: number;
  /** Returns what to store if the answer itself must not be stored. */
  toStored?: (answer: Output<C>) => unknown;
  /** Makes the answer to a repeated call from what `toStored` returned. */
  fromStored?: (handling: HandlerInput<App, Caller, C>, remembered: unknown) => Promise<Output<C>>;
};

export type Route<App, Caller> = {
  call: Call;
  options: RouteOptions<App, Caller, Call>;
  handle: (handling: HandlerInput<App, Caller, Call>) => Promise<unknown>;
};
