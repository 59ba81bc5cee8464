import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/passkeys';
import { addPasskey } from '../accounts/passkeys/add-passkey.ts';
import { authenticateByPasskey } from '../accounts/passkeys/authenticate-by-passkey.ts';
import { beginPasskey } from '../accounts/passkeys/begin-passkey.ts';
import { beginPasskeyLogin } from '../accounts/passkeys/begin-passkey-login.ts';
import { getPasskeys } from '../accounts/passkeys/get-passkeys.ts';
import { removePasskey } from '../accounts/passkeys/remove-passkey.ts';
import { renamePasskey } from '../accounts/passkeys/rename-passkey.ts';
import { logInUser } from './log-in-user.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.8 */
export const passkeyRoutes: AppRoute[] = [
  route(calls.getPasskeys, ({ app, caller }) => getPasskeys(app, caller)),
  route(calls.beginPasskey, ({ app, caller, body }) => beginPasskey(app, caller, body.password), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(calls.addPasskey, async ({ app, caller, body }) => ({
    passkey: await addPasskey(app, caller, body.made),
  })),
  route(calls.renamePasskey, async ({ app, caller, body }) => ({
    passkey: await renamePasskey(app, caller, body),
  })),
  route(calls.removePasskey, ({ app, caller, body }) => removePasskey(app, caller, body.id)),
  route(calls.beginPasskeyLogin, ({ app, caller }) => beginPasskeyLogin(app, caller), {
    limits: [{ by: 'address', hits: 240, seconds: 900 }],
  }),
  route(
    calls.passkeyLogin,
    async ({ app, caller, body, reply }) => ({
      user: await logInUser(app, caller, await authenticateByPasskey(app, caller, body.signed), reply),
    }),
    { limits: [{ by: 'address', hits: 60, seconds: 900 }] },
  ),
];
