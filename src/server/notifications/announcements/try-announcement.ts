import type { BodyOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { LanguageCode } from '#contract/languages';
import type { testAnnouncement as testCall } from '#contract/staff-announcements';
import { queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App, EmailPreviews, StaffCaller } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { queueNotificationEmail } from '../emails/queue-notification-email.ts';
import { announcementEmail } from './announcement-email.ts';
import type { AnnouncementTexts } from './announcement-file.ts';
import { type Announcement, selectAnnouncement } from './queries.ts';

/**
 * Sends the announcement to the address of the person who asks.
 * @throws not_found, also without any text
 * @spec D5.10 D2.48
 */
export const testAnnouncement = (
  app: App,
  { site, staff }: StaffCaller,
  actor: AuditActor,
  { id, language }: BodyOut<typeof testCall>,
): Promise<void> =>
  transact(app, async tx => {
    const { texts } = await requireAnnouncement(app, site.id, id);
    await queueTestEmail(app, tx, site, { ...staff, language }, texts);
    await recordAudit(tx, actor, { action: 'announcements.test', details: { announcement: id, language } });
  });

export const queueTestEmail = (
  app: Pick<App, 'config'>,
  tx: Tx,
  site: Site,
  { email, name, language }: { email: string; name: string; language: LanguageCode },
  texts: AnnouncementTexts,
): Promise<void> => {
  const recipient = { accountId: null, email, language, country: null, discreet: false, isOperator: true };
  return queueEmailTo(app, tx, site, recipient, (t, locale) => {
    const { subject, ...content } = announcementEmail(texts, locale);
    return {
      ...content,
      subject: t('announcement_test_mail.subject', { subject }),
      greeting: t('mail_parts.greeting', { name }),
    };
  });
};

/**
 * The announcement as the email of a member, for the page of previews.
 * @throws not_found
 * @spec D5.10 D2.48
 */
export async function announcementPreview(
  app: App,
  { site }: Pick<StaffCaller, 'site'>,
  id: string,
): Promise<EmailPreviews> {
  const { type, texts } = await requireAnnouncement(app, site.id, id);
  return {
    [previewNameOf(id)]: ({ tx, caller, recipient }) =>
      queueNotificationEmail(app, tx, { type, site: caller.site, recipient }, (_t, locale) =>
        announcementEmail(texts, locale),
      ),
  };
}

const PREFIX = 'announcement ';
export const previewNameOf = (id: string): string => PREFIX + id;

/** The id in the name of a preview; null if it is no announcement. */
export const announcementIn = (name: string): string | null =>
  /^announcement ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(name)?.[1] ?? null;

async function requireAnnouncement(
  { db }: Pick<App, 'db'>,
  siteId: number,
  id: string,
): Promise<Announcement> {
  const announcement = await selectAnnouncement(db, id);
  if (announcement?.siteId !== siteId || Object.keys(announcement.texts).length === 0)
    throw new ApiError('not_found');
  return announcement;
}
