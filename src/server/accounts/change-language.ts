import type { FastifyReply } from 'fastify';
import { fieldError } from '#contract/errors';
import type { LanguageCode } from '#contract/languages';
import { offeredLanguages } from '#i18n/offered-languages';
import type { App, MemberCaller } from '../app.ts';
import { setLanguageCookie } from '../platform/http/language-cookie.ts';
import { updateLanguage } from './queries.ts';

/**
 * @throws invalid_input at `language`
 * @spec 7.1 D2.28
 */
export async function changeLanguage(
  app: App,
  caller: MemberCaller,
  language: LanguageCode,
  reply: FastifyReply,
): Promise<void> {
  if (!offeredLanguages(caller.site.settings.countries).includes(language))
    throw fieldError('language', 'field_invalid');
  await updateLanguage(app.db, caller.accountId, language);
  setLanguageCookie(reply, language, app.secure);
}
