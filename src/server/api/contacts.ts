import * as calls from '#contract/contacts';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations';
import { addContacts, removeContacts } from '../profiles/contacts/change-contacts.ts';
import { getContacts } from '../profiles/contacts/get-contacts.ts';
import { type AppRoute, route } from './route.ts';

/** Few enough that nobody tries out addresses one by one and looks who disappears. */
const limits = [
  { by: 'account', hits: 60, seconds: HOUR_SECONDS },
  { by: 'account', hits: 150, seconds: DAY_SECONDS },
] as const;

/** @spec D5.2 */
export const contactRoutes: AppRoute[] = [
  route(calls.getContacts, ({ app, caller }) => getContacts(app, caller)),
  route(calls.addContacts, ({ app, caller, body }) => addContacts(app, caller, body), {
    limits: [...limits],
  }),
  route(calls.removeContacts, ({ app, caller, body }) => removeContacts(app, caller, body), {
    limits: [...limits],
  }),
];
