import type { FastifyReply } from 'fastify';
import { EARLY_LIKES } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { isApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { like } from '../like.ts';
import { storeEarlyLikes } from './early-likes-cookie.ts';

/**
 * Gives the likes that this browser's visitor chose before signing up, as ordinary likes with their limit. What cannot be
 * given now stays in the browser, except members whom the caller may not like. Before the activation everything stays.
 * @spec 4.7
 */
export async function giveEarlyLikes(
  app: App,
  caller: MemberCaller,
  reply: FastifyReply,
): Promise<{ given: number }> {
  const { earlyLikes, member } = caller;
  if (earlyLikes.length === 0 || member.status !== 'active') return { given: 0 };
  const ids = mayBeOf(member.signedUpAt, app.clock.now()) ? earlyLikes : [];
  const results: LikeResult[] = [];
  for (const id of ids) results.push(await tryLike(app, caller, id));
  const left = ids.filter((_id, index) => results[index] === 'left');
  storeEarlyLikes(left, reply, app.secure);
  return { given: results.filter(result => result === 'given').length };
}

/**
 * The cookie of another person who uses the same browser must not become likes of a member. A member who signed up before the
 * cookie can have been made is another person.
 */
const mayBeOf = (signedUpAt: Date, now: Date): boolean =>
  now.getTime() - signedUpAt.getTime() <= EARLY_LIKES.days * DAY_MS;

type LikeResult = 'given' | 'left' | 'dropped';

/** A member who left, blocked the caller or became invisible is dropped as if the id did not exist. */
async function tryLike(app: App, caller: MemberCaller, id: string): Promise<LikeResult> {
  try {
    await like(app, caller, id);
    return 'given';
  } catch (error) {
    if (isApiError(error) && DROPPED.includes(error.code)) return 'dropped';
    if (!isApiError(error)) app.log.error({ err: error }, 'early like failed');
    return 'left';
  }
}

const DROPPED = ['not_found', 'forbidden'];
