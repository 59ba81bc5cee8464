import type { FastifyReply } from 'fastify';
import { LANGUAGE_COOKIE } from '#contract/constants';
import { DAY_SECONDS } from '#contract/durations';
import type { LanguageCode } from '#contract/languages';

/** @spec 9 D2.28 */
export function setLanguageCookie(reply: FastifyReply, language: LanguageCode, secure: boolean): void {
  reply.setCookie(LANGUAGE_COOKIE.name, language, {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: LANGUAGE_COOKIE.days * DAY_SECONDS,
  });
}
