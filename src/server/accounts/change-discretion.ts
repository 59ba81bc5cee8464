import type { FastifyReply } from 'fastify';
import { DISCREET_COOKIE } from '#contract/constants';
import type { Discretion } from '#contract/discretion';
import { DAY_SECONDS } from '#contract/durations';
import type { App, MemberCaller } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { updateDiscretion } from './queries.ts';

/** @spec D5.2 */
export async function changeDiscretion(
  app: App,
  { accountId, member: { profileId } }: MemberCaller,
  change: Partial<Discretion>,
  reply: FastifyReply,
): Promise<Discretion> {
  const discretion = await transact(app, async tx => {
    tx.publish({ to: [profileId], type: 'user', ids: {} });
    return updateDiscretion(tx.db, accountId, change);
  });
  setDiscreetCookie(reply, discretion, app.secure);
  return discretion;
}

/**
 * The login page has no session, so its script reads this cookie.
 * @spec D5.2
 */
export function setDiscreetCookie(
  reply: FastifyReply,
  { discreet, quick_exit }: Discretion,
  secure: boolean,
): void {
  const { name, days } = DISCREET_COOKIE;
  const options = { path: '/', sameSite: 'lax', secure } as const;
  if (discreet) reply.setCookie(name, quick_exit, { ...options, maxAge: days * DAY_SECONDS });
  else reply.clearCookie(name, options);
}
