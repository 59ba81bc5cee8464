import type { FastifyReply, FastifyRequest } from 'fastify';
import { EARLY_LIKES } from '#contract/constants';
import { DAY_SECONDS } from '#contract/durations';
import { id } from '#contract/fields';

type EarlyLikes = { earlyLikes: readonly string[] };

const SEPARATOR = '.';

/** Invalid ids of a forged cookie are ignored. */
export function earlyLikesOf({ cookies }: Pick<FastifyRequest, 'cookies'>): string[] {
  const cookie = cookies[EARLY_LIKES.cookie];
  return cookie ? boundedIds(cookie.slice(0, COOKIE_LENGTH).split(SEPARATOR)) : [];
}

/** Ids of 36 characters, with a separator after each but the last. */
const COOKIE_LENGTH = EARLY_LIKES.max * 37 - 1;

/** The first ids count, which are the newest. */
function boundedIds(texts: readonly string[]): string[] {
  const ids = texts.flatMap(text => id.safeParse(text).data ?? []);
  return [...new Set(ids)].slice(0, EARLY_LIKES.max);
}

/**
 * Stores the yeses of a landing page's form, which is how they are stored without script. A no removes an earlier yes.
 * @spec 4.7
 */
export function captureEarlyLikes<Visitor extends EarlyLikes>(
  visitor: Visitor,
  { body }: Pick<FastifyRequest, 'body'>,
  reply: FastifyReply,
  secure: boolean,
): Visitor {
  const answers = answersIn(body);
  if (answers.size === 0) return visitor;
  const yeses = [...answers.keys()].filter(member => answers.get(member) === 'yes');
  const earlier = visitor.earlyLikes.filter(member => !answers.has(member));
  const earlyLikes = boundedIds([...yeses, ...earlier]);
  storeEarlyLikes(earlyLikes, reply, secure);
  return { ...visitor, earlyLikes };
}

/** The answers by the member's id. The body of a page's form is unparsed. */
function answersIn(body: unknown): Map<string, string> {
  if (!Buffer.isBuffer(body) || !body.includes(EARLY_LIKES.field)) return new Map();
  const fields = [...new URLSearchParams(body.toString())].filter(([name]) =>
    name.startsWith(EARLY_LIKES.field),
  );
  return new Map(fields.map(([name, answer]) => [name.slice(EARLY_LIKES.field.length), answer]));
}

/** The cookie is not HttpOnly, because the landing page's script writes it, too. */
export function storeEarlyLikes(ids: readonly string[], reply: FastifyReply, secure: boolean): void {
  const options = { path: '/', sameSite: 'lax', secure, maxAge: EARLY_LIKES.days * DAY_SECONDS } as const;
  if (ids.length === 0) reply.clearCookie(EARLY_LIKES.cookie, { ...options, maxAge: 0 });
  else reply.setCookie(EARLY_LIKES.cookie, ids.join(SEPARATOR), options);
}
