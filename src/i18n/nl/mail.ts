import * as accounts from './mail/accounts.ts';
import * as credentials from './mail/credentials.ts';
import * as deletion from './mail/deletion.ts';
import * as directDebit from './mail/direct-debit.ts';
import * as discreet from './mail/discreet.ts';
import * as moderation from './mail/moderation.ts';
import * as ownData from './mail/own-data.ts';
import * as payments from './mail/payments.ts';
import * as receipts from './mail/receipts.ts';
import * as reports from './mail/reports.ts';
import * as sessions from './mail/sessions.ts';
import * as site from './mail/site.ts';
import * as welcome from './mail/welcome.ts';
import * as withdrawals from './mail/withdrawals.ts';

export default {
  ...accounts,
  ...credentials,
  ...deletion,
  ...directDebit,
  ...discreet,
  ...sessions,
  ...ownData,
  ...moderation,
  ...payments,
  ...receipts,
  ...reports,
  ...site,
  ...welcome,
  ...withdrawals,
};
