import * as accounts from './mail/accounts.ts';
import * as moderation from './mail/moderation.ts';
import * as notifications from './mail/notifications.ts';
import * as payments from './mail/payments.ts';
import * as site from './mail/site.ts';

export default {
  ...accounts,
  ...moderation,
  ...notifications,
  ...payments,
  ...site,
};
