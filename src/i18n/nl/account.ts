import * as accounts from './account/accounts.ts';
import * as album from './account/album.ts';
import * as credentials from './account/credentials.ts';
import * as credits from './account/credits.ts';
import * as deletion from './account/deletion.ts';
import * as directDebit from './account/direct-debit.ts';
import * as discretion from './account/discretion.ts';
import * as editor from './account/editor.ts';
import * as invitations from './account/invitations.ts';
import * as matchFinder from './account/match-finder.ts';
import * as orders from './account/orders.ts';
import * as ownData from './account/own-data.ts';
import * as ownPhotos from './account/own-photos.ts';
import * as payments from './account/payments.ts';
import * as privacy from './account/privacy.ts';
import * as sessions from './account/sessions.ts';
import * as spending from './account/spending.ts';
import * as swipes from './account/swipes.ts';
import * as transactions from './account/transactions.ts';
import * as verification from './account/verification.ts';
import * as wordFilter from './account/word-filter.ts';

export default {
  ...accounts,
  ...album,
  ...credentials,
  ...credits,
  ...deletion,
  ...directDebit,
  ...discretion,
  ...editor,
  ...wordFilter,
  ...invitations,
  ...sessions,
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
