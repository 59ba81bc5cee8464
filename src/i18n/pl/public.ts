import type { CompleteCatalogue, PublicMessages } from '../messages.ts';
import * as accounts from './public/accounts.ts';
import * as credits from './public/credits.ts';
import * as errors from './public/errors.ts';
import * as moderation from './public/moderation.ts';
import * as profiles from './public/profiles.ts';
import * as site from './public/site.ts';
import * as transparency from './public/transparency.ts';

export default {
  ...accounts,
  ...credits,
  ...errors,
  ...moderation,
  ...profiles,
  ...site,
  ...transparency,
} satisfies CompleteCatalogue<PublicMessages>;
