import {
  deleteAccount as deleteCall,
  getDeletion as deletionCall,
  reactivate as reactivateCall,
  resendReactivation as resendCall,
} from '#contract/deletion';
import { type AppRoute, route } from '../../app.ts';
import { deleteOwnAccount } from './delete-own-account.ts';
import { getDeletion } from './get-deletion.ts';
import { reactivate } from './reactivate.ts';
import { resendReactivation } from './resend-reactivation.ts';

/** @spec 4.3 */
export const deletionRoutes: AppRoute[] = [
  route(deletionCall, ({ app, caller }) => getDeletion(app, caller)),
  route(deleteCall, ({ app, caller, body, reply }) => deleteOwnAccount(app, caller, body, reply), {
    limits: [{ by: 'account', hits: 30, seconds: 900 }],
  }),
  route(
    reactivateCall,
    async ({ app, caller, body }) => {
      await reactivate(app, caller, body.token);
      return null;
    },
    { limits: [{ by: 'address', hits: 60, seconds: 900 }] },
  ),
  route(
    resendCall,
    async ({ app, caller, body }) => {
      await resendReactivation(app, caller, body);
      return null;
    },
    { limits: [{ by: 'address', hits: 60, seconds: 900 }] },
  ),
];
