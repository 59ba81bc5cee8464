import { expect, test } from 'vitest';
import { checkBorders } from '../check-borders.ts';
import { importFindings } from './rules.ts';

const messagesOf = (file: string, source: string) =>
  importFindings(file, source).map(finding => finding.message);

test.each([
  ['src/web/search/members-page.tsx', "import { x } from '../../server/app.ts';"],
  ['src/web/search/members-page.tsx', "import type { DB } from '#db/schema';"],
  ['src/web/ui/button.tsx', "import { query } from '../site/settings-query.ts';"],
  ['src/web/site/static-page.tsx', "import { useUser } from '../accounts/user-query.ts';"],
  ['src/web/likes/like-overlays.tsx', "import { FirstMessage } from '../chats/first-message.tsx';"],
  ['src/web/chats/composer.tsx', "const dialog = lazy(() => import('../gifts/gift-dialog.tsx'));"],
  ['src/web/accounts/login-page.tsx', "import { SignupModal } from '../signup/signup-modal.tsx';"],
  ['src/web/search/members-page.tsx', "import { loader } from '../root.tsx';"],
  ['src/web/search/members-page.tsx', "import { useMenu } from '../app/layouts/use-menu.ts';"],
  ['src/contract/chats.ts', "import { readFile } from 'node:fs';"],
  ['src/contract/chats.ts', "import { t } from '#i18n/text';"],
  ['src/contract/direct-debit.ts', "import { isValidIBAN } from 'ibantools';"],
  ['src/server/platform/db.ts', "import { x } from '../chats/send-message.ts';"],
  ['src/server/platform/db.ts', "import { BRAND_HUE } from '#contract/brand-palette';"],
  ['src/server/platform/db.ts', "import type { App } from '../app.ts';"],
  ['src/server/platform/mail/outbox.ts', "import { x } from '../../providers/mail/smtp.ts';"],
  ['src/server/providers/mail/smtp.ts', "import { x } from '../../site/email-sender.ts';"],
  ['src/server/providers/sms/provider.ts', "import type { App } from '../../app.ts';"],
  ['src/server/providers/sms/provider.ts', "import { sql } from 'kysely';"],
  [
    'src/server/credits/payments/own-payment.ts',
    "import { x } from '../../providers/payments/pay/queries.ts';",
  ],
  ['src/server/profiles/visibility.ts', "import { x } from '../chats/send-message.ts';"],
  ['src/server/chats/send-message.ts', "import { route } from '../api/route.ts';"],
  ['src/server/chats/send-message.ts', "import { identify } from '../http/identify.ts';"],
  ['src/server/api/chats.ts', "import { x } from '../chats/queries.ts';"],
  ['src/server/likes/like.ts', "import { x } from '../chats/send-message.ts';"],
  ['src/server/chats/send-message.ts', "import { x } from '../credits/queries.ts';"],
  ['src/server/chats/send-message.ts', "import { x } from '../accounts/login-queries.ts';"],
  ['src/server/main.ts', "import { x } from './accounts/queries.ts';"],
  ['src/server/chats/send-message.ts', "import { sql } from 'kysely';"],
  ['src/server/chats/send-message.ts', "import { jsonArrayFrom } from 'kysely/helpers/postgres';"],
  ['src/server/chats/send-message.ts', 'const port = process.env.PORT;'],
  ['src/server/chats/send-message.ts', "const page = await import('../../web/root.tsx');"],
])('%s may not contain %s', (file, source) => {
  expect(messagesOf(file, source)).toHaveLength(1);
});

test.each([
  ['src/server/chats/send-message.ts', "import { spendCredits } from '../credits/spend-credits.ts';"],
  ['src/server/providers/mail/smtp.ts', "import { x } from '../../platform/mail/transport.ts';"],
  ['src/server/site/email-sender.ts', "import type { EmailSender } from '../providers/mail/smtp.ts';"],
  ['src/server/chats/queries.ts', "import { sql } from 'kysely';"],
  ['src/server/main.ts', "import { like } from './likes/like.ts';"],
  ['src/server/api/chats.ts', "import { sendMessage } from '../chats/send-message.ts';"],
  ['src/server/chats/send-message.ts', "import type { App } from '../app.ts';"],
  ['src/server/chats/send-message.ts', "import { takeHit } from '../platform/http/rate-limit.ts';"],
  ['src/server/api/present-user.ts', "import { unreadMessagesOf } from '../chats/unread.ts';"],
  ['src/web/gifts/gift-dialog.tsx', "import { threadQuery } from '../chats/thread-query.ts';"],
  ['src/web/ui/theme.ts', "import { persistentCookie } from '../data/persistent-cookie.ts';"],
  ['src/web/root.tsx', "import { LazyLive } from './app/live/lazy-live.tsx';"],
  ['src/web/search/members-page.tsx', "import { searchMembers } from '#contract/search';"],
  ['src/contract/iban.ts', "import { isValidIBAN } from 'ibantools';"],
  ['src/server/config.ts', 'const port = process.env.PORT;'],
])('%s may contain %s', (file, source) => {
  expect(messagesOf(file, source)).toEqual([]);
});

test('every file of the project keeps to the import rules', () => {
  expect(checkBorders()).toEqual([]);
});
