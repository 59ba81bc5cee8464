import type { EmailPreviews } from '../app.ts';
import { queueEnableEmail } from './disabled/enable-notifications.ts';

/** @spec D2.31 */
export const notificationEmailPreviews: EmailPreviews = {
  'Notification emails again': ({ app, tx, caller, recipient }) =>
    queueEnableEmail(app, tx, caller.site, recipient),
};
