import * as accounts from './public/accounts.ts';
import * as activation from './public/activation.ts';
import * as credentials from './public/credentials.ts';
import * as credits from './public/credits.ts';
import * as deletion from './public/deletion.ts';
import * as discreet from './public/discreet.ts';
import * as entry from './public/entry.ts';
import * as errors from './public/errors.ts';
import * as moderation from './public/moderation.ts';
import * as profiles from './public/profiles.ts';
import * as signup from './public/signup.ts';
import * as site from './public/site.ts';

export default {
  ...site,
  ...errors,
  ...accounts,
  ...signup,
  ...activation,
  ...deletion,
  ...entry,
  ...profiles,
  ...credentials,
  ...credits,
  ...moderation,
  ...discreet,
};
