import * as calls from '#contract/deletion';
import { deleteOwnAccount } from '../accounts/deletion/delete-own-account.ts';
import { getDeletion } from '../accounts/deletion/get-deletion.ts';
import { reactivate } from '../accounts/deletion/reactivate.ts';
import { resendReactivation } from '../accounts/deletion/resend-reactivation.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 4.3 */
export const deletionRoutes: AppRoute[] = [
  route(calls.getDeletion, ({ app, caller }) => getDeletion(app, caller)),
  route(calls.deleteAccount, ({ app, caller, body, reply }) => deleteOwnAccount(app, caller, body, reply), {
    limits: [{ by: 'account', hits: 30, seconds: 900 }],
  }),
  route(calls.reactivate, ({ app, caller, body }) => reactivate(app, caller, body.token), {
    limits: [{ by: 'address', hits: 60, seconds: 900 }],
  }),
  route(calls.resendReactivation, ({ app, caller, body }) => resendReactivation(app, caller, body), {
    limits: [{ by: 'address', hits: 60, seconds: 900 }],
  }),
];
