import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { BodyOut, Call, Output, QueryOut } from '#contract/call';

/** At most `hits` calls in `seconds`, counted for the caller's network address, or for the account or the partner when `by` says so. */
export type Limit = { by: 'address' | 'account' | 'partner'; hits: number; seconds: number };

/**
 * How much of something one account may read in an hour, by all calls with the same `of`, from pages and in documents alike: so
 * many at once, then ever slower, and no more than `most`.
 */
export type Pace = { of: string; quick: number; most: number };

/** What a handler gets: validated input, who calls, and the reply for cookies only. */
export type Handling<App, Caller, C extends Call> = {
  app: App;
  caller: Caller;
  query: QueryOut<C>;
  body: BodyOut<C>;
  /** Raw bytes of an `upload` call. */
  upload: Buffer;
  /** The key under which a `key` call is repeated, for what must not begin twice though its first run broke off; null without one. */
  key: string | null;
  /** For what is signed; who calls is never read from them here. */
  headers: IncomingHttpHeaders;
  reply: FastifyReply;
};

export type RouteOptions<App, Caller, C extends Call> = {
  limits?: Limit[];
  /** At most so many calls of one account a minute, counted in this process alone: for what must leave no trace in the database. */
  quick?: number;
  pace?: Pace;
  /**
   * The operation judges the fields that the schema takes though it refuses others, so that all wrong ones are answered at once. For
   * a body whose fields are all optional.
   */
  judgesTheRest?: true;
  /** How many cards of strangers an answer hands out: they count against the reader's budgets (`CARD_BUDGETS`). */
  cards?: (answer: Output<C>, query: QueryOut<C>) => number;
  /** Calls of one account that may be under way in one process; the next is refused before its body is read. */
  atOnce?: number;
  /** A `key` call whose answer must not be stored: remembers what this returns instead ... */
  remember?: (answer: Output<C>) => unknown;
  /** ... and makes the answer anew from it when the call is repeated. */
  recall?: (handling: Handling<App, Caller, C>, remembered: unknown) => Promise<Output<C>>;
};

/** A call of the contract bound to the code that answers it. */
export type Route<App, Caller> = {
  call: Call;
  options: RouteOptions<App, Caller, Call>;
  handle: (handling: Handling<App, Caller, Call>) => Promise<unknown>;
};
