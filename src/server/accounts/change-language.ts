import type { FastifyReply } from 'fastify';
import { LANGUAGE_COOKIE } from '#contract/constants';
import { DAY_SECONDS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import type { LanguageCode } from '#contract/languages';
import { offeredLanguages } from '#i18n/offered-languages';
import type { App, MemberCaller } from '../app.ts';
import { updateLanguage } from './queries.ts';

/**
 * @throws invalid_input at `language`
 * @spec 7.1 9 D2.28
 */
export async function changeLanguage(
  app: App,
  caller: MemberCaller,
  language: LanguageCode,
  reply: FastifyReply,
): Promise<void> {
  if (!offeredLanguages(caller.site.settings).includes(language))
    throw fieldError('language', 'field_invalid');
  await updateLanguage(app.db, caller.accountId, language);
  reply.setCookie(LANGUAGE_COOKIE.name, language, {
    path: '/',
    sameSite: 'lax',
    secure: app.secure,
    maxAge: LANGUAGE_COOKIE.days * DAY_SECONDS,
  });
}
