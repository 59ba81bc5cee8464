import type { FastifyReply } from 'fastify';
import { DISCREET_COOKIE } from '#contract/constants';
import type { Discretion } from '#contract/discretion';

/**
 * Tells this browser whether its member is discreet, and the key that leaves: its login page names nothing either. No secret; the
 * pages' script reads it.
 */
export function setDiscreetCookie(
  reply: FastifyReply,
  { discreet, quick_exit }: Discretion,
  secure: boolean,
): void {
  const { name, days } = DISCREET_COOKIE;
  const options = { path: '/', sameSite: 'lax', secure } as const;
  if (discreet) reply.setCookie(name, quick_exit, { ...options, maxAge: days * 86_400 });
  else reply.clearCookie(name, options);
}
