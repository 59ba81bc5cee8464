import type { FastifyReply } from 'fastify';
import { DISCREET_COOKIE } from '#contract/constants';
import type { Discretion } from '#contract/discretion';
import { DAY_SECONDS } from '#contract/durations';

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
