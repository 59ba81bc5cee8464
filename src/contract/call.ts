import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { nothing } from './fields.ts';
import type { StaffPermission } from './staff-permissions.ts';
import type { TagPattern } from './tags.ts';

export type Schema = z.ZodMiniType;

/**
 * `member` calls need a session, but no activation. `staff` calls answer 404 to everybody else.
 * @spec 5.10 D2.33
 */
type CallAccess = 'anyone' | 'member' | 'partner' | 'provider' | 'staff';

/**
 * The browser may repeat `natural` calls, and `key` calls with the same idempotency key.
 * @spec 7.11 D1.3
 */
type RetryPolicy = 'natural' | 'key' | 'none';

/**
 * `null` is for staff with any role, and without the second factor. A `dangerous` call asks for it again after minutes.
 * @spec D2.33
 */
export type StaffAccess = { readonly permission: StaffPermission | null; readonly dangerous?: true };

/** @spec D3.3 */
export type Call<
  Q extends Schema = Schema,
  B extends Schema = Schema,
  O extends Schema = Schema,
  W extends CallAccess = CallAccess,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}.php`;
  /** The query parameter that distinguishes calls with the same path, such as `push=1`. */
  readonly marker?: string;
  readonly summary: string;
  /** A section of docs/product that the call serves, such as `4.7`; a test compares it with the `@spec` tag. */
  readonly section: string;
  readonly query: Q;
  readonly body: B;
  /** In browsers in place of `body`: loads the schema, because most pages need none (decision 0184). */
  readonly loadBody?: () => Promise<B>;
  /** Set if the body is a file's raw bytes; `types` are its media types. */
  readonly upload?: {
    readonly maxBytes: number;
    readonly types: readonly string[];
    readonly tooLarge: ErrorCode;
  };
  /** Set on a call with which a member whose account is frozen may change something of their own. */
  readonly whileFrozen?: true;
  /** Set on a GET that changes state, to refuse requests from other sites' pages. */
  readonly sameOrigin?: true;
  readonly output: O;
  /** The call's own error codes, without those common to all calls. */
  readonly errors: readonly ErrorCode[];
  readonly access: W;
  /** Set on every staff call. */
  readonly staff?: StaffAccess;
  readonly repeat: RetryPolicy;
  /** What the answer of a GET shows; an id comes from `query`. */
  readonly provides?: readonly TagPattern[];
  /** What the call changes; an id comes from `body`. */
  readonly invalidates?: readonly TagPattern[];
  /**
   * `none`: refetched whenever shown, because it changes without an event. `session`: only refetched after an
   * invalidation. Otherwise the browser refetches it after half a minute.
   */
  readonly caching?: 'none' | 'session';
};

export type QueryIn<C> = C extends Call<infer Q, Schema, Schema> ? z.input<Q> : never;
export type QueryOut<C> = C extends Call<infer Q, Schema, Schema> ? z.output<Q> : never;
export type BodyIn<C> = C extends Call<Schema, infer B, Schema> ? z.input<B> : never;
export type BodyOut<C> = C extends Call<Schema, infer B, Schema> ? z.output<B> : never;
export type Output<C> = C extends Call<Schema, Schema, infer O> ? z.output<O> : never;

/** What a declaration may omit: calls are for members, and have no query, body, output and errors of their own. */
type Omittable = 'query' | 'body' | 'output' | 'errors' | 'access';

/** A read may be repeated; each change declares how a repeat is safe. */
type Repeat<M> = M extends 'GET' ? { repeat?: RetryPolicy } : { repeat: RetryPolicy };

const noOutput = z.null();

/** @spec D3.3 */
export const defineCall = <
  M extends Call['method'],
  Q extends Schema = typeof nothing,
  B extends Schema = typeof nothing,
  O extends Schema = z.ZodMiniNull,
  W extends CallAccess = 'member',
>(
  method: M,
  path: Call['path'],
  call: Omit<Call<Q, B, O, W>, Omittable | 'method' | 'path' | 'repeat'> &
    Partial<Pick<Call<Q, B, O, W>, Omittable>> &
    Repeat<M>,
): Call<Q, B, O, W> =>
  ({
    method,
    path,
    query: nothing,
    body: nothing,
    output: noOutput,
    errors: [],
    access: 'member',
    repeat: 'natural',
    ...call,
  }) as unknown as Call<Q, B, O, W>;

/**
 * Defines a call for staff, which is not part of the public document of the API.
 * @spec D2.33 D3.3
 */
export const defineStaffCall = <
  M extends Call['method'],
  Q extends Schema = typeof nothing,
  B extends Schema = typeof nothing,
  O extends Schema = z.ZodMiniNull,
>(
  method: M,
  path: `/api/staff-${string}.php`,
  call: Omit<Call<Q, B, O, 'staff'>, Omittable | 'method' | 'path' | 'repeat' | 'staff'> &
    Partial<Pick<Call<Q, B, O, 'staff'>, Exclude<Omittable, 'access'>>> &
    Repeat<M> & { staff: StaffAccess },
): Call<Q, B, O, 'staff'> =>
  defineCall<M, Q, B, O, 'staff'>(method, path, { ...call, access: 'staff' } as never);

/** Resolves to the schema of the call's body, also in browsers. */
export const bodySchema = async <B extends Schema>({
  body,
  loadBody,
}: {
  body: B;
  loadBody?: () => Promise<B>;
}): Promise<B> => (loadBody ? loadBody() : body);

/** Returns a name such as `POST /api/user.php?push=1`. */
export const callName = ({ method, path, marker }: Pick<Call, 'method' | 'path' | 'marker'>): string =>
  `${method} ${path}${marker === undefined ? '' : `?${marker}`}`;

/** Returns null if the call also accepts undeclared parameters. */
export function declaredParameters({
  query,
  marker,
}: Pick<Call, 'query' | 'marker'>): ReadonlySet<string> | null {
  const { shape = {}, catchall } = query.def as { shape?: object; catchall?: unknown };
  if (catchall !== undefined) return null;
  return new Set([...Object.keys(shape), ...(marker === undefined ? [] : [markerName(marker)])]);
}

/**
 * Returns undefined if the query has a parameter that may be a misspelt marker.
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
