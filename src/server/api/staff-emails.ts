import * as calls from '#contract/staff-emails';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import {
  getEmailFigures,
  getStaffEmail,
  getStaffEmails,
  getStoppedEmails,
} from '../backoffice/emails/get-staff-emails.ts';
import { emailPreviews } from '../domains.ts';
import { getEmailPreview, getEmailPreviews } from '../http/email-previews/staff-previews.ts';
import { releaseBounce } from '../notifications/disabled/release-bounce.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 */
export const staffEmailRoutes: AppRoute[] = [
  route(calls.getStaffEmails, ({ app, caller, query }) => getStaffEmails(app, caller, query)),
  route(calls.getStaffEmail, ({ app, caller, query }) => getStaffEmail(app, caller, query.id)),
  route(calls.getEmailFigures, ({ app, caller }) => getEmailFigures(app, caller)),
  route(calls.getStoppedEmails, ({ app, caller, query }) => getStoppedEmails(app, caller, query)),
  route(calls.releaseBounce, ({ app, caller, body }) => releaseBounce(app, auditActorOf(app, caller), body)),
  route(calls.getEmailPreviews, ({ app, caller, query }) =>
    getEmailPreviews(app, caller, emailPreviews, query.language),
  ),
  route(calls.getEmailPreview, ({ app, caller, query }) =>
    getEmailPreview(app, caller, emailPreviews, query),
  ),
];
