import { dismissAlert as dismissCall } from '#contract/accounts';
import { type AppRoute, route } from '../app.ts';
import { activationRoutes } from './activation/routes.ts';
import { credentialRoutes } from './credentials/routes.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { discretionRoutes } from './discretion/routes.ts';
import { dismissAlert } from './dismiss-alert.ts';
import { exportRoutes } from './export/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { signupPolicyRoutes } from './signup/routes.ts';

/** @spec 7.1 2.5 */
export const accountRoutes: AppRoute[] = [
  ...signupPolicyRoutes,
  ...invitationRoutes,
  ...partnerRoutes,
  ...exportRoutes,
  ...sessionRoutes,
  ...credentialRoutes,
  ...passkeyRoutes,
  ...discretionRoutes,
  ...activationRoutes,
  ...deletionRoutes,
  route(dismissCall, async ({ app, caller, body }) => {
    await dismissAlert(app, caller, body.alert);
    return null;
  }),
];
