import type { FastifyReply } from 'fastify';
import { LANGUAGE_COOKIE_DAYS } from '#contract/constants';
import type { LanguageCode } from '#contract/languages';

export const LANGUAGE_COOKIE = 'language';

/** Keeps the chosen language for 365 days (section 9). No secret: the pages' script may read it. */
export function setLanguageCookie(reply: FastifyReply, language: LanguageCode, secure: boolean): void {
  reply.setCookie(LANGUAGE_COOKIE, language, {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: LANGUAGE_COOKIE_DAYS * 86_400,
  });
}
