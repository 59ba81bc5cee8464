import * as calls from '#contract/staff-announcements';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { getEmailPreview } from '../http/email-previews/staff-previews.ts';
import {
  beginAnnouncement,
  changeDraft,
  createDraft,
  dropDraft,
} from '../notifications/announcements/edit-announcement.ts';
import {
  getStaffAnnouncement,
  getStaffAnnouncements,
} from '../notifications/announcements/get-staff-announcements.ts';
import { haltAnnouncement } from '../notifications/announcements/manage-announcements.ts';
import {
  announcementPreview,
  previewNameOf,
  testAnnouncement,
} from '../notifications/announcements/try-announcement.ts';
import { transact } from '../platform/transact.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 */
export const staffAnnouncementRoutes: AppRoute[] = [
  route(calls.getStaffAnnouncements, ({ app, caller, query }) => getStaffAnnouncements(app, caller, query)),
  route(calls.getStaffAnnouncement, ({ app, caller, query }) => getStaffAnnouncement(app, caller, query.id)),
  route(calls.createAnnouncement, ({ app, caller, body }) =>
    createDraft(app, auditActorOf(app, caller), body),
  ),
  route(calls.changeAnnouncement, ({ app, caller, body }) =>
    changeDraft(app, auditActorOf(app, caller), body),
  ),
  route(calls.deleteAnnouncement, ({ app, caller, body }) =>
    dropDraft(app, auditActorOf(app, caller), body.id),
  ),
  route(
    calls.testAnnouncement,
    ({ app, caller, body }) => testAnnouncement(app, caller, auditActorOf(app, caller), body),
    { limits: [{ by: 'staff', hits: 20, seconds: 3_600 }] },
  ),
  route(calls.beginAnnouncement, ({ app, caller, body }) =>
    beginAnnouncement(app, auditActorOf(app, caller), caller.site, body),
  ),
  route(calls.haltAnnouncement, ({ app, caller, body }) =>
    transact(app, tx => haltAnnouncement(tx, auditActorOf(app, caller), body)),
  ),
  route(calls.getAnnouncementPreview, async ({ app, caller, query: { id, ...query } }) =>
    getEmailPreview(app, caller, await announcementPreview(app, caller, id), {
      ...query,
      name: previewNameOf(id),
    }),
  ),
];
