import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { BodyOut, Call, Output, QueryOut } from '#contract/call';

/** `address` counts hits by network (`networkOf`). */
export type RateLimit = { by: 'address' | 'account' | 'partner'; hits: number; seconds: number };

/**
 * Reads per account and hour, across calls with the same `resource`: immediate up to `unthrottled`, then
 * delayed, refused above `max`.
 * @spec D2.41
 */
export type ReadThrottle = { resource: string; unthrottled: number; max: number };

/** `reply` is for cookies only. */
export type HandlerInput<App, Caller, C extends Call> = {
  app: App;
  caller: Caller;
  query: QueryOut<C>;
  body: BodyOut<C>;
  upload: Buffer;
  /** Idempotency key, for operations that must not start twice; null without a key. */
  key: string | null;
  /** For checking signatures; a header never identifies the caller. */
  headers: IncomingHttpHeaders;
  reply: FastifyReply;
};

export type RouteOptions<App, Caller, C extends Call> = {
  limits?: RateLimit[];
  /** Limit of calls per account, in this process only: for calls that must leave no trace in the database. */
  maxPerMinute?: number;
  throttle?: ReadThrottle;
  /**
   * If fields are invalid, runs the operation with the other fields, so that the error also names the fields
   * that the operation refuses. All fields of the body must be optional.
   */
  mergesFieldErrors?: true;
  /** Number of profile cards that count against the caller's `CARD_BUDGETS`. */
  cards?: (answer: Output<C>, query: QueryOut<C>) => number;
  /** Limit of concurrent calls per account and process; further calls are refused before the body is read. */
  maxConcurrent?: number;
  /** What to store for repeats, if the answer itself must not be stored. */
  toStored?: (answer: Output<C>) => unknown;
  /** Makes the answer to a repeated call from what `toStored` returned. */
  fromStored?: (handling: HandlerInput<App, Caller, C>, remembered: unknown) => Promise<Output<C>>;
};

export type Route<App, Caller> = {
  call: Call;
  options: RouteOptions<App, Caller, Call>;
  handle: (handling: HandlerInput<App, Caller, Call>) => Promise<unknown>;
};
