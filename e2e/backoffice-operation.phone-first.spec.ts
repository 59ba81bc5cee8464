import { sql } from 'kysely';
import { openTestDatabase } from './support/database.ts';
import { newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// The log asks for a reason before it shows an address.
test.use({ expectedErrors: /status of 403 \(Forbidden\) \S+\/api\/staff-email\.php/ });

/** An email that the mail server refused, and with it the notification emails of the member. */
async function insertBounce(accountId: string, email: string): Promise<void> {
  const db = openTestDatabase();
  const now = new Date();
  try {
    await db
      .insertInto('email_outbox')
      .values({
        ...{ site_id: 1, account_id: accountId, recipient: email, subject: 'Een nieuwe like', topic: 'like' },
        ...{ text_body: '', html_body: '', created_at: now, failed_at: now, attempts: 1 },
        last_error: `550 5.1.1 <${email}> unknown`,
      })
      .execute();
    await db
      .updateTable('accounts')
      .set({ notifications_disabled: ['bounce'] })
      .where('id', '=', accountId)
      .execute();
  } finally {
    await db.destroy();
  }
}

// A trace would run scripts in the sandboxed frame of a previewed email.
test.use({ trace: 'off' });

test('support finds an email that failed, reads its address after a reason, and takes the bounce back (spec D5.10, D5.7)', async ({
  page,
  context,
  baseURL,
}) => {
  const { accountId, email } = await newMember();
  await insertBounce(accountId, email);
  await logInNewStaff(context, baseURL, { roles: ['support'] });
  await page.goto('/backoffice/emails?state=failed');
  const row = page.getByRole('table', { name: 'E-mails' }).locator('[data-row]').first();
  await expect(row).toContainText('550 5.1.1');
  await expect(page.locator('main')).not.toContainText(email);
  await row.getByRole('button', { name: 'Tonen' }).click();
  await page.getByLabel('Reden').fill('Vroeg waar de mail bleef');
  await page.getByRole('button', { name: 'Een half uur openen' }).click();
  const opened = page.getByRole('dialog', { name: 'Een e-mail aan een lid' });
  await expect(opened).toContainText(email);
  await expect(opened).toContainText('Een nieuwe like');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Gestopt' }).click();
  await expect(page.getByRole('heading', { name: 'Gestopt', level: 1 })).toBeVisible();
  const stopped = page.locator('[data-row]', { hasText: `${email[0]}•••` }).first();
  await stopped.getByRole('button', { name: 'Weer mailen' }).click();
  await page.getByRole('dialog').getByLabel('Reden').fill('De mailbox was vol');
  await page.getByRole('dialog').getByRole('button', { name: 'Weer mailen' }).click();
  await expect(page.getByText('Het lid krijgt weer mails.')).toBeVisible();
});

test('every email is previewed with example data, discreet and on a phone (spec D5.10, D2.31)', async ({
  page,
  context,
  baseURL,
}) => {
  await logInNewStaff(context, baseURL, { roles: ['support'] });
  await page.goto('/backoffice/emails/previews');
  await page.getByRole('link', { name: 'Promotion of the operator' }).click();
  await expect(page.frameLocator('iframe').getByText('Bekijk de bundels')).toBeVisible();
  await expectAccessible(page);
  const choices = page.getByRole('navigation', { name: 'Hoe je de e-mail ziet' });
  await choices.getByRole('link', { name: 'Discreet' }).click();
  await expect(page.frameLocator('iframe').getByText('Bekijk de bundels')).toHaveCount(0);
  await choices.getByRole('link', { name: 'Telefoon' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('data-width', 'phone');
});

/** As the queue stores a job that was given up. */
async function insertFailedJob(queue: string): Promise<void> {
  const db = openTestDatabase();
  try {
    await sql`
      insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
        deletion_seconds, partition, table_name)
      select 'failed-jobs', policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
        deletion_seconds, partition, table_name
      from pgboss.queue where name = ${queue} on conflict do nothing`.execute(db);
    await sql`
      insert into pgboss.job (name, data, source_name, source_created_on, source_retry_count, source_output)
      values ('failed-jobs', '{}', ${queue}, now(), 5, '{"name": "TypeError", "message": "secret"}')`.execute(
      db,
    );
  } finally {
    await db.destroy();
  }
}

test('a failed job shows nothing private, and on a server of several sites only a command handles it (spec D5.10)', async ({
  page,
  context,
  baseURL,
}) => {
  await insertFailedJob('make-export');
  await logInNewStaff(context, baseURL);
  await page.goto('/backoffice/jobs?queue=make-export');
  const row = page.getByRole('table', { name: 'Mislukte taken' }).locator('[data-row]').first();
  await expect(row).toContainText('TypeError');
  await expect(page.locator('main')).not.toContainText('secret');
  await expect(page.getByText('npm run failed-jobs')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test('a partner gets a key that is shown once, and is ended by typing its name (spec D5.10, 4.2)', async ({
  page,
  context,
  baseURL,
}) => {
  const name = `Avondblad ${Date.now().toString(36)}`;
  await logInNewStaff(context, baseURL);
  await page.goto('/backoffice/partners');
  await page.getByRole('button', { name: 'Nieuwe partner' }).click();
  await page.getByRole('dialog').getByLabel('Naam').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Nieuwe partner' }).click();
  await expect(page.getByRole('dialog').getByLabel('Sleutel')).toHaveValue(/^[\w-]{43}$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Klaar' }).click();
  const row = page.locator('[data-row]', { hasText: name });
  await expect(row).toContainText('Sleutel werkt');
  await row.getByRole('button', { name: 'Beëindigen' }).click();
  const dialog = page.getByRole('dialog', { name: `${name} beëindigen?` });
  await dialog.getByLabel(`Typ “${name}” om te bevestigen`).fill(name);
  await dialog.getByRole('button', { name: 'Beëindigen' }).click();
  await expect(row).toContainText('Beëindigd');
});

test('invitations of the site are made, shown once, and withdrawn (spec D5.10, 6.1)', async ({
  page,
  context,
  baseURL,
}) => {
  await logInNewStaff(context, baseURL);
  await page.goto('/backoffice/partners/invitations?by=site&state=open');
  await page.getByRole('button', { name: 'Uitnodigingen maken' }).click();
  await page.getByRole('dialog').getByLabel('Hoeveel').fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Uitnodigingen maken' }).click();
  await expect(page.getByRole('dialog').getByLabel('Links, één per persoon')).toHaveValue(
    /signup\?invitation=\S+\n\S+signup\?invitation=/,
  );
  await page.getByRole('button', { name: 'Klaar' }).click();
  const rows = page.getByRole('table', { name: 'Alle uitnodigingen' }).locator('[data-row]');
  const open = await rows.count();
  await rows.first().getByRole('button', { name: 'Intrekken' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Intrekken' }).click();
  await expect(page.getByText('De uitnodiging is ingetrokken.')).toBeVisible();
  await expect(rows).toHaveCount(open - 1);
});
