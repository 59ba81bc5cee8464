import { randomUUID } from 'node:crypto';
import type { TestServer } from './start-test-server.ts';

/** What staff operate of a site: its partner, the draft of an announcement, and an email to a member. */
export type SiteOperation = { partner: string; announcement: string; outboxEmail: string };

export async function insertSiteOperation(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  siteId: number,
  { accountId, email }: { accountId: string; email: string },
): Promise<SiteOperation> {
  const created_at = clock.now();
  const partner = db.selectFrom('partners').select('id').where('site_id', '=', siteId);
  const text = { subject: 'News', text: 'There is some.', button: 'Read it', path: '/members' };
  const announcement = db
    .insertInto('announcements')
    .values({
      ...{ site_id: siteId, type: 'news', draft: true, created_at },
      texts: JSON.stringify({ en: text }),
    })
    .returning('id');
  const outboxEmail = db
    .insertInto('email_outbox')
    .values({
      ...{ site_id: siteId, account_id: accountId, recipient: email, subject: 'Hello' },
      ...{ text_body: '', html_body: '', created_at, sent_at: created_at },
    })
    .returning('id');
  return {
    partner: (await partner.executeTakeFirstOrThrow()).id,
    announcement: (await announcement.executeTakeFirstOrThrow()).id,
    outboxEmail: (await outboxEmail.executeTakeFirstOrThrow()).id,
  };
}

export const unknownSiteOperation = (): SiteOperation => ({
  ...{ partner: randomUUID(), announcement: randomUUID(), outboxEmail: randomUUID() },
});
