import { DAY_SECONDS } from '#contract/durations';
import * as calls from '#contract/staff';
import { logInStaff } from '../backoffice/staff/log-in-staff.ts';
import {
  acceptStaffInvitation,
  changeStaffLanguage,
  changeStaffRoles,
  deactivateStaff,
  inviteStaff,
  listStaff,
} from '../backoffice/staff/manage-staff.ts';
import { resetStaffFactors } from '../backoffice/staff/remove-factor.ts';
import { beginStaffCodes, confirmStaffCodes, sendStaffCode } from '../backoffice/staff/second-factor.ts';
import { logOutStaff, presentStaffSession } from '../backoffice/staff/staff-session.ts';
import { type AppRoute, route } from './route.ts';

/** A guesser who knows the password has no more tries, whatever the number of sessions and the call. */
export const codeLimits = [
  { by: 'staff', hits: 5, seconds: 300, together: 'staff code' },
  { by: 'staff', hits: 60, seconds: DAY_SECONDS, together: 'staff code' },
] as const;
/** Codes of a new secret are no guesses of the one that counts. */
const confirmLimits = [{ by: 'staff', hits: 10, seconds: 300 }] as const;

/** @spec D2.33 D5.8 D5.10 */
export const staffRoutes: AppRoute[] = [
  route(calls.logInStaff, ({ app, caller, body, reply }) => logInStaff(app, caller, body, reply), {
    limits: [{ by: 'address', hits: 30, seconds: 900 }],
  }),
  route(
    calls.acceptStaffInvitation,
    ({ app, caller, body, reply }) => acceptStaffInvitation(app, caller, body, reply),
    { limits: [{ by: 'address', hits: 30, seconds: 900 }] },
  ),
  route(calls.sendStaffCode, ({ app, caller, body }) => sendStaffCode(app, caller, body.code), {
    limits: [...codeLimits],
  }),
  route(calls.beginStaffCodes, ({ app, caller, body }) => beginStaffCodes(app, caller, body), {
    limits: [...codeLimits],
  }),
  route(calls.confirmStaffCodes, ({ app, caller, body }) => confirmStaffCodes(app, caller, body.code), {
    limits: [...confirmLimits],
  }),
  route(calls.getStaffSession, async ({ app, caller }) => ({
    staff: await presentStaffSession(app, caller),
  })),
  route(calls.logOutStaff, ({ app, caller, reply }) => logOutStaff(app, caller, reply)),
  route(calls.changeStaffLanguage, ({ app, caller, body }) =>
    changeStaffLanguage(app, caller, body.language),
  ),
  route(calls.getStaffList, ({ app, caller }) => listStaff(app, caller)),
  route(calls.inviteStaff, ({ app, caller, body }) => inviteStaff(app, caller, body)),
  route(calls.changeStaffRoles, ({ app, caller, body }) => changeStaffRoles(app, caller, body)),
  route(calls.deactivateStaff, ({ app, caller, body }) => deactivateStaff(app, caller, body.id)),
  route(calls.resetStaffFactors, ({ app, caller, body }) => resetStaffFactors(app, caller, body.id)),
];
