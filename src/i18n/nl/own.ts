import * as accounts from './own/accounts.ts';
import * as album from './own/album.ts';
import * as credentials from './own/credentials.ts';
import * as credits from './own/credits.ts';
import * as deletion from './own/deletion.ts';
import * as directDebit from './own/direct-debit.ts';
import * as discretion from './own/discretion.ts';
import * as editor from './own/editor.ts';
import * as invitations from './own/invitations.ts';
import * as matchFinder from './own/match-finder.ts';
import * as orders from './own/orders.ts';
import * as ownData from './own/own-data.ts';
import * as ownPhotos from './own/own-photos.ts';
import * as payments from './own/payments.ts';
import * as privacy from './own/privacy.ts';
import * as logins from './own/sessions.ts';
import * as spending from './own/spending.ts';
import * as swipes from './own/swipes.ts';
import * as transactions from './own/transactions.ts';
import * as verification from './own/verification.ts';
import * as hiddenWords from './own/word-filter.ts';

export default {
  ...accounts,
  ...album,
  ...credentials,
  ...credits,
  ...deletion,
  ...directDebit,
  ...discretion,
  ...editor,
  ...hiddenWords,
  ...invitations,
  ...logins,
  ...matchFinder,
  ...orders,
  ...ownData,
  ...ownPhotos,
  ...payments,
  ...privacy,
  ...spending,
  ...swipes,
  ...transactions,
  ...verification,
};
