import type { AccountMessages, CompleteCatalogue } from '../messages.ts';
import * as accounts from './account/accounts.ts';
import * as appInstall from './account/app-install.ts';
import * as checkIns from './account/check-ins.ts';
import * as credits from './account/credits.ts';
import * as decisions from './account/decisions.ts';
import * as likes from './account/likes.ts';
import * as notifications from './account/notifications.ts';
import * as payments from './account/payments.ts';
import * as photos from './account/photos.ts';
import * as profiles from './account/profiles.ts';
import * as search from './account/search.ts';

export default {
  ...accounts,
  ...appInstall,
  ...checkIns,
  ...credits,
  ...decisions,
  ...likes,
  ...notifications,
  ...payments,
  ...photos,
  ...profiles,
  ...search,
} satisfies CompleteCatalogue<AccountMessages>;
