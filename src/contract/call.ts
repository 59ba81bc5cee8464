import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

/**
 * Who may call. `member`: any logged-in account, confirmed or not; `partner`: a partner's server, by its key and never by a
 * cookie; `provider`: the server of a service we use, judged by its signature; `staff`: 404 for everyone else.
 * Everything finer (premium, blocks, credits) is a rule of the verb.
 */
export type Who = 'anyone' | 'member' | 'partner' | 'provider' | 'staff';

/**
 * How a call may be repeated after a network error, 408, 425, 429 or 5xx.
 * `natural`: carries a unique key of its own or is a read; `key`: sends an `Idempotency-Key`, kept 24 h;
 * `none`: never repeated.
 */
export type Repeat = 'natural' | 'key' | 'none';

/** One operation both sides agree on (section 7 of the specification). */
export type Call<
  Q extends Schema = Schema,
  B extends Schema = Schema,
  O extends Schema = Schema,
  W extends Who = Who,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}.php`;
  /** Query marker that tells two calls on one method and path apart, e.g. `push=1`. */
  readonly marker?: string;
  /** What it does in a few words, for the reader of the API document. */
  readonly summary: string;
  /** Of the specification. */
  readonly section: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
  readonly query: Q;
  readonly body: B;
  /** Carries raw bytes instead of a JSON body, so many at most, of these media types; more are refused with a code of its own. */
  readonly upload?: {
    readonly maxBytes: number;
    readonly types: readonly string[];
    readonly tooLarge: ErrorCode;
  };
  /** A GET that changes something, as the specification has it: answered to same-origin requests only. */
  readonly sameOrigin?: true;
  readonly output: O;
  /** Codes beyond those every call can answer. */
  readonly errors: readonly ErrorCode[];
  readonly who: W;
  readonly repeat: Repeat;
};

export type QueryIn<C> = C extends Call<infer Q, Schema, Schema> ? z.input<Q> : never;
export type QueryOut<C> = C extends Call<infer Q, Schema, Schema> ? z.output<Q> : never;
export type BodyIn<C> = C extends Call<Schema, infer B, Schema> ? z.input<B> : never;
export type BodyOut<C> = C extends Call<Schema, infer B, Schema> ? z.output<B> : never;
export type Output<C> = C extends Call<Schema, Schema, infer O> ? z.output<O> : never;

/**
 * Declares a call: method, path, schemas, errors, who may call and how it is safe to repeat.
 * The server validates with it, the browser is typed by it.
 */
export const defineCall = <Q extends Schema, B extends Schema, O extends Schema, W extends Who>(
  call: Call<Q, B, O, W>,
): Call<Q, B, O, W> => call;

/** What a call is called where it stands in a list: method, path and marker, `POST /api/user.php?push=1`. */
export const nameOfCall = ({ method, path, marker }: Pick<Call, 'method' | 'path' | 'marker'>): string =>
  `${method} ${path}${marker === undefined ? '' : `?${marker}`}`;

/** The parameters that a call declares, its marker among them; null where it takes whatever it gets. */
export function parametersOf({ query, marker }: Pick<Call, 'query' | 'marker'>): ReadonlySet<string> | null {
  const { shape = {}, catchall } = query.def as { shape?: object; catchall?: unknown };
  if (catchall !== undefined) return null;
  return new Set([...Object.keys(shape), ...(marker === undefined ? [] : [nameOfMarker(marker)])]);
}

/**
 * The call that a query asks for, among those of one method and path: the one whose marker it carries, else the one
 * without a marker. Undefined where there is neither; and where a parameter that this call does not declare may have meant another
 * one: beside calls with a marker, and for every write.
 */
export function callAsked<C extends Pick<Call, 'method' | 'marker' | 'query'>>(
  calls: readonly C[],
  query: Readonly<Record<string, unknown>>,
): C | undefined {
  const isMarked = ({ marker }: C) =>
    marker !== undefined && query[nameOfMarker(marker)] === marker.split('=')[1];
  const asked = calls.find(isMarked) ?? calls.find(({ marker }) => marker === undefined);
  if (!asked) return undefined;
  const isExact = asked.method !== 'GET' || calls.some(({ marker }) => marker !== undefined);
  const known = isExact ? parametersOf(asked) : null;
  return known === null || Object.keys(query).every(name => known.has(name)) ? asked : undefined;
}

const nameOfMarker = (marker: string): string => marker.split('=')[0] ?? '';
