import { dismissAlert as dismissCall, logout } from '#contract/accounts';
import { activate as activateCall, resendActivation as resendCall } from '#contract/signup';
import { type AppRoute, route } from '../app.ts';
import { activate } from './activate.ts';
import { dismissAlert } from './dismiss-alert.ts';
import { logOut } from './log-out.ts';
import { resendActivation } from './resend-activation.ts';

export const accountRoutes: AppRoute[] = [
  route(logout, async ({ app, caller, reply }) => {
    await logOut(app, caller, reply);
    return null;
  }),
  route(
    activateCall,
    async ({ app, caller, body }) => {
      await activate(app, caller, body.token);
      return null;
    },
    { limits: [{ by: 'address', hits: 60, seconds: 900 }] },
  ),
  route(
    resendCall,
    async ({ app, caller }) => {
      await resendActivation(app, caller);
      return null;
    },
    {
      limits: [
        { by: 'account', hits: 1, seconds: 60 },
        { by: 'account', hits: 6, seconds: 86_400 },
      ],
    },
  ),
  route(dismissCall, async ({ app, caller, body }) => {
    await dismissAlert(app, caller, body.alert);
    return null;
  }),
];
