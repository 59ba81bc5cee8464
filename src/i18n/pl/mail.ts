import type { CompleteCatalogue, MailMessages } from '../messages.ts';
import * as accounts from './mail/accounts.ts';
import * as chats from './mail/chats.ts';
import * as checkIns from './mail/check-ins.ts';
import * as installedApp from './mail/installed-app.ts';
import * as likes from './mail/likes.ts';
import * as moderation from './mail/moderation.ts';
import * as notifications from './mail/notifications.ts';
import * as payments from './mail/payments.ts';
import * as photos from './mail/photos.ts';
import * as push from './mail/push.ts';
import * as search from './mail/search.ts';
import * as signals from './mail/signals.ts';
import * as signupReminders from './mail/signup-reminders.ts';
import * as site from './mail/site.ts';
import * as staff from './mail/staff.ts';

export default {
  ...accounts,
  ...chats,
  ...checkIns,
  ...installedApp,
  ...likes,
  ...moderation,
  ...notifications,
  ...payments,
  ...photos,
  ...push,
  ...search,
  ...signals,
  ...signupReminders,
  ...site,
  ...staff,
} satisfies CompleteCatalogue<MailMessages>;
