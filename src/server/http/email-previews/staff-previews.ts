import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Output, QueryOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import { type LanguageCode, languageCodes } from '#contract/languages';
import type { getEmailPreviews as listCall, getEmailPreview as previewCall } from '#contract/staff-emails';
import { hasPermission } from '#contract/staff-permissions';
import type { App, Caller, EmailPreviews, StaffCaller } from '../../app.ts';
import { emailPreviews } from '../../domains.ts';
import { announcementIn, announcementPreview } from '../../notifications/announcements/try-announcement.ts';
import { withTheme } from './preview-page.ts';
import type { QueuedEmail } from './preview-queries.ts';
import { renderPreviews, renderSubjects } from './render-previews.ts';

const PATH = '/backoffice/email-frame';
/** Emails show pictures and styles, and nothing else. */
const POLICY =
  "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'self'; sandbox";

type Preview = { name: string; language: LanguageCode; discreet?: boolean | undefined };

/** @spec D5.10 D2.31 */
export const getEmailPreviews = async (
  app: App,
  { site }: StaffCaller,
  previews: EmailPreviews,
  language: LanguageCode,
): Promise<Output<typeof listCall>> => ({
  emails: await renderSubjects(app, previews, { site, language, discreet: false }),
});

/**
 * @throws not_found
 * @spec D5.10 D2.31
 */
export async function getEmailPreview(
  app: App,
  { site }: StaffCaller,
  previews: EmailPreviews,
  preview: QueryOut<typeof previewCall>,
): Promise<Output<typeof previewCall>> {
  const email = await renderOne(app, site, previews, preview);
  const { sender_name: sender, subject, text_body: text } = email;
  return { sender: sender ?? site.settings.name, subject, text, frame: frameOf(preview) };
}

const frameOf = ({ name, language, discreet }: Preview): string =>
  `${PATH}?${new URLSearchParams({ name, language, discreet: discreet ? '1' : '0' })}`;

async function renderOne(
  app: App,
  site: Caller['site'],
  previews: EmailPreviews,
  { name, language, discreet = false }: Preview,
): Promise<QueuedEmail> {
  const queue = Object.hasOwn(previews, name) ? previews[name] : undefined;
  const [email] = queue ? await renderPreviews(app, { [name]: queue }, { site, language, discreet }) : [];
  if (!email) throw new ApiError('not_found');
  return email;
}

type FrameRequest = FastifyRequest<{ Querystring: Record<string, string> }>;

/**
 * The HTML of an email, for the frame of a page for staff.
 * @spec D5.10 D2.33
 */
export function serveStaffEmailFrames(
  http: FastifyInstance,
  app: App,
  identify: (request: FastifyRequest) => Promise<Caller>,
): void {
  http.get(PATH, async (request: FrameRequest, reply) => {
    reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', POLICY);
    const caller = await identify(request);
    const { name = '', language: code, discreet, theme } = request.query;
    const language = languageCodes.find(known => known === code) ?? 'en';
    const previews = await previewsFor(app, caller, String(name));
    const preview = { name: String(name), language, discreet: discreet === '1' };
    const email = await renderOne(app, caller.site, previews, preview);
    return reply
      .type('text/html; charset=utf-8')
      .send(withTheme(email.html_body, theme === 'dark' ? 'dark' : 'light'));
  });
}

/** Nobody else learns that there is such an address. */
async function previewsFor(app: App, caller: Caller, name: string): Promise<EmailPreviews> {
  const roles = caller.staff?.verifiedAt ? caller.staff.roles : [];
  const announcement = announcementIn(name);
  if (announcement !== null && hasPermission(roles, 'announcements'))
    return announcementPreview(app, caller, announcement);
  return hasPermission(roles, 'emails') ? emailPreviews : {};
}
