import type { FastifyReply } from 'fastify';
import type { LanguageCode } from '#contract/languages';
import type { App, MemberCaller } from '../app.ts';
import { setLanguageCookie } from '../platform/http/language-cookie.ts';
import { updateLanguage } from './queries.ts';

/** Stores the chosen language with the account and in the browser (section 7): mails and pages follow it. */
export async function changeLanguage(
  app: App,
  caller: MemberCaller,
  language: LanguageCode,
  reply: FastifyReply,
): Promise<void> {
  await updateLanguage(app.db, caller.accountId, language);
  setLanguageCookie(reply, language, app.secure);
}
