import type { CompleteCatalogue, MailMessages } from '../messages.ts';
import * as accounts from './mail/accounts.ts';
import * as moderation from './mail/moderation.ts';
import * as payments from './mail/payments.ts';
import * as site from './mail/site.ts';

export default {
  ...accounts,
  ...moderation,
  ...payments,
  ...site,
} satisfies CompleteCatalogue<MailMessages>;
