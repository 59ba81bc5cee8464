import * as calls from '#contract/staff-partners';
import { issueInvitations } from '../accounts/invitations/make-invitation.ts';
import {
  getInvitationFigures,
  getStaffInvitations,
  withdrawSiteInvitation,
} from '../accounts/invitations/staff-invitations.ts';
import { getStaffPartners } from '../accounts/partners/get-staff-partners.ts';
import { endPartner, makePartner } from '../accounts/partners/manage-partners.ts';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { transact } from '../platform/transact.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.10 4.2 6.1 */
export const staffPartnerRoutes: AppRoute[] = [
  route(calls.getStaffPartners, ({ app, caller }) => getStaffPartners(app, caller)),
  route(calls.createPartner, async ({ app, caller, body }) => ({
    key: await transact(app, tx => makePartner(tx, auditActorOf(app, caller), body.name)),
  })),
  route(calls.endPartner, ({ app, caller, body }) =>
    transact(app, tx => endPartner(tx, auditActorOf(app, caller), body)),
  ),
  route(calls.getStaffInvitations, ({ app, caller, query }) => getStaffInvitations(app, caller, query)),
  route(calls.getInvitationFigures, ({ app, caller }) => getInvitationFigures(app, caller)),
  route(calls.issueSiteInvitations, async ({ app, caller, body }) => ({
    links: await transact(app, tx =>
      issueInvitations(app.config, tx, auditActorOf(app, caller), caller.site, body.count),
    ),
  })),
  route(calls.withdrawSiteInvitation, ({ app, caller, body }) =>
    withdrawSiteInvitation(app, auditActorOf(app, caller), body.id),
  ),
];
