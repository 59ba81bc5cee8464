import { DAY_SECONDS } from '#contract/durations';
import {
  activate as activateCall,
  disownSignup as disownCall,
  resendActivation as resendCall,
} from '#contract/signup';
import { type AppRoute, route } from '../../app.ts';
import { activate } from './activate.ts';
import { disownSignup } from './disown-signup.ts';
import { resendActivation } from './resend-activation.ts';

/** @spec 4.2 */
export const activationRoutes: AppRoute[] = [
  route(activateCall, ({ app, caller, body }) => activate(app, caller, body.token), {
    limits: [{ by: 'address', hits: 60, seconds: 900 }],
  }),
  route(
    disownCall,
    async ({ app, caller, body }) => {
      await disownSignup(app, caller, body.token);
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
        { by: 'account', hits: 6, seconds: DAY_SECONDS },
      ],
    },
  ),
];
