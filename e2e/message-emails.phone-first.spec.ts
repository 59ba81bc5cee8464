import { castPassword } from '../db/seeds/cast.ts';
import { profilePathInEmail } from '../src/server/photos/email-card.ts';
import type { TestMember } from '../src/server/testing/members.ts';
import { openTestDatabase } from './support/database.ts';
import { insertMessages } from './support/insert-messages.ts';
import { logInAs } from './support/log-in.ts';
import { emailTo, linkIn } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { sendJob } from './support/run-job.ts';
import { expect, test } from './support/test.ts';

test.use({ endsSessions: true });

/** Emails wait five minutes, so the messages become older. */
async function waitFiveMinutes(conversation: string, { profileId }: TestMember): Promise<void> {
  const db = openTestDatabase();
  try {
    const sent_at = new Date(Date.now() - 6 * 60_000);
    await db.updateTable('messages').set({ sent_at }).where('conversation_id', '=', conversation).execute();
    await db
      .insertInto('message_email_checks')
      .values({ profile_id: profileId, due_at: new Date() })
      .execute();
  } finally {
    await db.destroy();
  }
}

test('the link in an email about a message asks for the login and opens the very conversation (spec 3.4, 5.10)', async ({
  page,
  context,
  baseURL,
}) => {
  const writer = await newMember({ name: 'Pieter', credits: 5 });
  const reader = await newMember({ name: 'Lezer', password: castPassword });
  const other = await newMember({ name: 'Oscar', credits: 5 });
  await insertMessages({ from: other, to: reader, texts: ['Van iemand anders'] });
  const conversation = await insertMessages({ from: writer, to: reader, texts: ['Zin in koffie morgen?'] });
  await waitFiveMinutes(conversation, reader);
  await sendJob('queue-message-emails');
  const email = await emailTo(reader.email);
  expect(email.subject).toContain('Nieuw gesprek');
  expect(email.text).toContain('Zin in koffie morgen?');
  const { pathname } = new URL(linkIn(email, `/chats/${conversation}`));

  await page.goto(pathname);
  await expect(page.getByText('Log in om verder te gaan.')).toBeVisible();
  await logInAs(page, reader.email);
  await expect(page).toHaveURL(new RegExp(`/chats/${conversation}$`));
  await expect(page.getByText('Zin in koffie morgen?').last()).toBeVisible();

  await context.clearCookies();
  await logIn(context, reader, baseURL ?? '');
  await page.goto(pathname);
  await expect(page).toHaveURL(new RegExp(`/chats/${conversation}$`));
  await expect(page.getByText('Zin in koffie morgen?').last()).toBeVisible();
});

test('the link of a member in an email asks for the login first, and leads to a profile that visitors do not see (spec 5.10, D2.31)', async ({
  page,
}) => {
  const shown = await newMember({ name: 'Pieter' });
  const reader = await newMember({ name: 'Lezer', password: castPassword });
  const path = profilePathInEmail(shown.profileId);
  await page.goto(path);
  await expect(page.getByText('Log in om verder te gaan.')).toBeVisible();
  await logInAs(page, reader.email);
  const profile = new RegExp(`/members/${shown.profileId}$`);
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('heading', { name: /Pieter/ }).first()).toBeVisible();
  await page.goto('/likes');
  await page.goto(path);
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('heading', { name: /Pieter/ }).first()).toBeVisible();
});
