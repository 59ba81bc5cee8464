import type { EmailPreviews } from '../app.ts';
import { queueActivationEmail } from './activation/resend-activation.ts';
import { queuePasswordChangedEmail } from './credentials/change-password.ts';
import {
  queueAddressChangedEmail,
  queueAddressChangeRequestedEmail,
  queueConfirmAddressEmail,
} from './credentials/email-change-emails.ts';
import { queueResetEmail } from './credentials/request-reset.ts';
import { queueDeletionEmail } from './deletion/deletion-email.ts';
import { queueExportFailedEmail, queueExportReadyEmail } from './export/make-export.ts';
import { queueFrozenEmail, queueUnfrozenEmail } from './freeze/freeze-emails.ts';
import { queueNewLoginEmail } from './login/begin-login.ts';
import { queuePasskeyEmail } from './passkeys/passkey-emails.ts';
import { queueAccountExistsEmail } from './signup/account-exists-email.ts';

const NEW_EMAIL = 'ruben.new@mail.example';

/** @spec D2.31 */
export const accountEmailPreviews: EmailPreviews = {
  'Confirm the address': ({ app, tx, caller, recipient }) =>
    queueActivationEmail(app, tx, caller.site, recipient),
  'Address already has an account': ({ app, tx, caller, recipient }) =>
    queueAccountExistsEmail(app, tx, caller.site, recipient),
  'New login': ({ app, tx, caller }) => queueNewLoginEmail(app, tx, caller, caller.accountId),
  'Password reset': ({ app, tx, caller, recipient }) => queueResetEmail(app, tx, caller.site, recipient),
  'Password changed': ({ app, tx, caller, recipient }) =>
    queuePasswordChangedEmail(app, tx, caller.site, recipient, { passkeys: true }),
  'Confirm a new address': ({ app, tx, caller, recipient }) =>
    queueConfirmAddressEmail(app, tx, caller.site, recipient),
  'New address requested': ({ app, tx, caller, recipient }) =>
    queueAddressChangeRequestedEmail(app, tx, caller.site, recipient, NEW_EMAIL),
  'Address changed': ({ app, tx, caller, recipient }) =>
    queueAddressChangedEmail(app, tx, caller.site, recipient, { to: NEW_EMAIL }),
  'Passkey added': ({ app, tx, caller }) => queuePasskeyEmail(app, tx, caller, 'added', 'Phone'),
  'Passkey removed': ({ app, tx, caller }) => queuePasskeyEmail(app, tx, caller, 'removed', 'Phone'),
  'Account being deleted': ({ app, tx, caller, recipient }) =>
    queueDeletionEmail(app, tx, caller.site, recipient, tx.now),
  'Account frozen': ({ app, tx, caller, recipient }) =>
    queueFrozenEmail(app, tx, caller.site, recipient, 'Three members told us that you asked them for money.'),
  'Account no longer frozen': ({ app, tx, caller, recipient }) =>
    queueUnfrozenEmail(app, tx, caller.site, recipient),
  'Export ready': ({ app, tx, caller, recipient }) => queueExportReadyEmail(app, tx, caller.site, recipient),
  'Export failed': ({ app, tx, caller, recipient }) =>
    queueExportFailedEmail(app, tx, caller.site, recipient),
};
