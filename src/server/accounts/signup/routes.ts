import { getSignupPolicy } from '#contract/signup';
import { type AppRoute, route } from '../../app.ts';
import { signupRefusal } from './signup-policy.ts';

/** @spec 3.5 6.1 */
export const signupPolicyRoutes: AppRoute[] = [
  route(getSignupPolicy, async ({ app, caller }) => ({ refusal: await signupRefusal(app, caller) })),
];
