import { HOUR_SECONDS } from '#contract/durations';
import {
  addPasskey as addCall,
  beginPasskey as beginCall,
  beginPasskeyLogin as beginLoginCall,
  getPasskeys as getCall,
  removePasskey as removeCall,
  renamePasskey as renameCall,
} from '#contract/passkeys';
import { type AppRoute, route } from '../../app.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginPasskeyLogin } from './begin-passkey-login.ts';
import { presentPasskey } from './present-passkey.ts';
import { selectPasskeys } from './queries.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';

/** @spec D5.8 */
export const passkeyRoutes: AppRoute[] = [
  route(getCall, async ({ app, caller }) => ({
    passkeys: (await selectPasskeys(app.db, caller.accountId)).map(presentPasskey),
  })),
  route(beginCall, ({ app, caller, body }) => beginPasskey(app, caller, body.password), {
    limits: [{ by: 'account', hits: 60, seconds: HOUR_SECONDS }],
  }),
  route(addCall, async ({ app, caller, body }) => ({ passkey: await addPasskey(app, caller, body.made) })),
  route(renameCall, async ({ app, caller, body }) => ({ passkey: await renamePasskey(app, caller, body) })),
  route(removeCall, async ({ app, caller, body }) => {
    await removePasskey(app, caller, body.id);
    return null;
  }),
  route(beginLoginCall, ({ app, caller }) => beginPasskeyLogin(app, caller), {
    limits: [{ by: 'address', hits: 240, seconds: 900 }],
  }),
];
