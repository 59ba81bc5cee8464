import * as calls from '#contract/staff-passkeys';
import { beginGivingPasskey, giveStaffPasskey } from '../backoffice/staff/give-passkey.ts';
import {
  addStaffPasskey,
  beginAddingStaffPasskey,
  renameStaffPasskey,
} from '../backoffice/staff/passkeys.ts';
import { getFactors, removeAuthenticator, removeStaffPasskey } from '../backoffice/staff/remove-factor.ts';
import { type AppRoute, route } from './route.ts';
import { codeLimits } from './staff.ts';

/** @spec D2.33 D5.8 */
export const staffPasskeyRoutes: AppRoute[] = [
  route(calls.getStaffFactors, ({ app, caller }) => getFactors(app, caller)),
  route(
    calls.beginAddingStaffPasskey,
    ({ app, caller, body }) => beginAddingStaffPasskey(app, caller, body),
    { limits: [...codeLimits] },
  ),
  route(calls.addStaffPasskey, async ({ app, caller, body }) => ({
    passkey: await addStaffPasskey(app, caller, body.made),
  })),
  route(calls.renameStaffPasskey, async ({ app, caller, body }) => ({
    passkey: await renameStaffPasskey(app, caller, body),
  })),
  route(calls.removeStaffPasskey, ({ app, caller, body }) => removeStaffPasskey(app, caller, body.id)),
  route(calls.removeAuthenticator, ({ app, caller }) => removeAuthenticator(app, caller)),
  route(calls.beginGivingPasskey, ({ app, caller }) => beginGivingPasskey(app, caller)),
  route(calls.giveStaffPasskey, ({ app, caller, body }) => giveStaffPasskey(app, caller, body.signed)),
];
