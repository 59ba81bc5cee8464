import type { LanguageCode } from '#contract/languages';
import { emailPreviews } from '../domains.ts';
import { renderPreviews } from '../http/email-previews/render-previews.ts';
import type { TestServer } from './start-test-server.ts';

/** Every email that the product can send, to a member called Ruben. */
export async function allEmails({ app }: TestServer, language: LanguageCode, discreet = false) {
  const site = app.sites.byId(1);
  if (!site) throw new Error('no site');
  const emails = await renderPreviews(app, emailPreviews, { site, language, discreet });
  return emails.map(email => ({ ...email, language }));
}
