import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

/**
 * Who may call: a `member` has a session, even before the activation of the account; a `partner` sends its
 * server's key; a `provider` signs the request; a call for `staff` answers 404 to everybody else. Operations
 * check further rules.
 * @spec 5.10 D2.33
 */
type CallAccess = 'anyone' | 'member' | 'partner' | 'provider' | 'staff';

/**
 * When the browser may repeat a call after a network error, 408, 425, 429 or 5xx. `natural`: always, because
 * repeating has no further effect. `key`: with the same `Idempotency-Key`, which the server stores for 24
 * hours. `none`: never.
 * @spec 7.11 D1.3
 */
type RetryPolicy = 'natural' | 'key' | 'none';

/** @spec D3.3 */
export type Call<
  Q extends Schema = Schema,
  B extends Schema = Schema,
  O extends Schema = Schema,
  W extends CallAccess = CallAccess,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}.php`;
  /** The query parameter that distinguishes calls with the same method and path, such as `push=1`. */
  readonly marker?: string;
  readonly summary: string;
  readonly section: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
  readonly query: Q;
  readonly body: B;
  /** Set if the body is a file's raw bytes; `types` are its media types. */
  readonly upload?: {
    readonly maxBytes: number;
    readonly types: readonly string[];
    readonly tooLarge: ErrorCode;
  };
  /** Set on a GET that changes state (such as logging out): the server refuses it from other sites' pages. */
  readonly sameOrigin?: true;
  readonly output: O;
  /** The call's own error codes, without those common to all calls. */
  readonly errors: readonly ErrorCode[];
  readonly access: W;
  readonly repeat: RetryPolicy;
};

export type QueryIn<C> = C extends Call<infer Q, Schema, Schema> ? z.input<Q> : never;
export type QueryOut<C> = C extends Call<infer Q, Schema, Schema> ? z.output<Q> : never;
export type BodyIn<C> = C extends Call<Schema, infer B, Schema> ? z.input<B> : never;
export type BodyOut<C> = C extends Call<Schema, infer B, Schema> ? z.output<B> : never;
export type Output<C> = C extends Call<Schema, Schema, infer O> ? z.output<O> : never;

/** @spec D3.3 */
export const defineCall = <Q extends Schema, B extends Schema, O extends Schema, W extends CallAccess>(
  call: Call<Q, B, O, W>,
): Call<Q, B, O, W> => call;

/** Returns a name such as `POST /api/user.php?push=1`. */
export const callName = ({ method, path, marker }: Pick<Call, 'method' | 'path' | 'marker'>): string =>
  `${method} ${path}${marker === undefined ? '' : `?${marker}`}`;

/**
 * Returns the names of the query parameters that the call declares, including its marker. If the call also
 * accepts undeclared parameters (`z.looseObject`), returns null.
 */
export function declaredParameters({
  query,
  marker,
}: Pick<Call, 'query' | 'marker'>): ReadonlySet<string> | null {
  const { shape = {}, catchall } = query.def as { shape?: object; catchall?: unknown };
  if (catchall !== undefined) return null;
  return new Set([...Object.keys(shape), ...(marker === undefined ? [] : [markerName(marker)])]);
}

/**
 * Returns the call whose marker is in the query, or else the call without a marker. Returns undefined if the
 * query has an undeclared parameter, which may be a misspelt marker. If none of the `calls` has a marker, a
 * GET call may have undeclared parameters.
 * @spec D3.3
 */
export function matchCall<C extends Pick<Call, 'method' | 'marker' | 'query'>>(
  calls: readonly C[],
  query: Readonly<Record<string, unknown>>,
): C | undefined {
  const isMarked = ({ marker }: C) =>
    marker !== undefined && query[markerName(marker)] === marker.split('=')[1];
  const candidate = calls.find(isMarked) ?? calls.find(({ marker }) => marker === undefined);
  if (!candidate) return undefined;
  const isExact = candidate.method !== 'GET' || calls.some(({ marker }) => marker !== undefined);
  const declared = isExact ? declaredParameters(candidate) : null;
  return declared === null || Object.keys(query).every(name => declared.has(name)) ? candidate : undefined;
}

const markerName = (marker: string): string => marker.split('=')[0] ?? '';
