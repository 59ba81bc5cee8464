import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockMember, getBlocked, unblockMember } from '#contract/blocks';
import { getChats, sendMessage } from '#contract/chats';
import { CONTACTS } from '#contract/constants';
import { addContacts, getContacts, removeContacts } from '#contract/contacts';
import { HOUR_MS } from '#contract/durations';
import { like } from '#contract/likes';
import { getMember } from '#contract/profiles';
import { sendReport } from '#contract/reports';
import { searchMembers } from '#contract/search';
import { confirmAddress } from '../../accounts/activation/activate.ts';
import { assignEmail } from '../../accounts/credentials/confirm-email-change.ts';
import { mailboxOf } from '../../accounts/mailbox.ts';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import type { TestMember } from '../../testing/members.ts';
import { deleteJobs, runJobs, waitingJobs } from '../../testing/run-jobs.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { BLOCK_CONTACTS, BLOCK_NEW_CONTACT, blockNewContact, DELETE_CONTACT } from './block-contacts.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { send } = chatActions(server);

let owner: TestMember;
let brother: TestMember;
beforeEach(async () => {
  await db.deleteFrom('accounts').execute();
  await deleteJobs(db, BLOCK_CONTACTS);
  await deleteJobs(db, DELETE_CONTACT);
  owner = await signUpMember({ name: 'Owner', credits: 9 });
  brother = await signUpMember({ name: 'Brother', credits: 9 });
});

async function add(values: string[], label?: string) {
  const answer = await as(owner).call(addContacts, { body: { values, label } });
  await passHours(CONTACTS.hideAfterHours.max);
  return answer;
}
async function passHours(hours: number) {
  clock.advance(hours * HOUR_MS);
  await runJobs(app, DELETE_CONTACT);
  await runJobs(app, BLOCK_CONTACTS);
}
async function remove(body: Parameters<typeof removeBody>[0]) {
  const answer = await as(owner).call(removeContacts, { body });
  await passHours(CONTACTS.hideAfterHours.max);
  return answer;
}
const removeBody = (body: { id?: string; value?: string; all?: true }) => body;
const arrive = async (accountId: string) => {
  await transact(app, tx => blockNewContact(tx, { accountId }));
  await runJobs(app, BLOCK_NEW_CONTACT);
};
const seenBy = async (viewer: TestMember, other: TestMember) => {
  const { status } = await as(viewer).send(getMember, { query: { id: other.profileId } });
  const { profiles } = await as(viewer).call(searchMembers, { query: {} });
  return { page: status === 200, list: profiles.some(({ id }) => id === other.profileId) };
};
const blocksOf = (member: TestMember) =>
  db.selectFrom('blocks').selectAll().where('blocker_id', '=', member.profileId).execute();
async function plannedTimes() {
  const { rows } = await sql<{ accounts: string; at: Date }>`
    select data ->> 'accountIds' as accounts, start_after as at from pgboss.job
    where name = ${BLOCK_CONTACTS} and state < 'active' order by 1`.execute(db);
  return rows.map(({ accounts, at }) => ({ accounts, at: at.getTime() }));
}
const site = () => app.sites.byId(1) as Site;
const contactsOf = async () => (await as(owner).call(getContacts)).contacts;

describe('the list of contacts (spec D5.2)', () => {
  test('hides both from each other in search and pages, like somebody unknown, and says so to nobody', async () => {
    expect(await seenBy(owner, brother)).toEqual({ page: true, list: true });
    expect(await add([brother.email])).toEqual({ added: 1, unreadable: 0 });
    expect(await seenBy(owner, brother)).toEqual({ page: false, list: false });
    expect(await seenBy(brother, owner)).toEqual({ page: false, list: false });
    const body = { to: owner.profileId, client_id: crypto.randomUUID(), text: 'Hoi' };
    expect((await as(brother).send(sendMessage, { body })).error?.code).toBe('not_found');
    expect(await as(owner).call(getBlocked)).toEqual({ profiles: [] });
  });

  test('removes a like without an answer, on both sides', async () => {
    await as(brother).call(like, { body: { id: owner.profileId } });
    await add([brother.email]);
    expect(await db.selectFrom('likes').selectAll().execute()).toEqual([]);
  });

  test('leaves an existing conversation as it is: that needs a plain block', async () => {
    await send(brother, owner, 'Hoi');
    await add([brother.email]);
    expect((await as(owner).call(getChats, { query: {} })).chats).toHaveLength(1);
    expect(await blocksOf(owner)).toEqual([]);
  });

  test('knows every spelling of a mailbox, and who signs up later', async () => {
    await add(['Late.Comer+dates@GMAIL.com']);
    const late = await signUpMember({ name: 'Late', email: 'latecomer@googlemail.com' });
    await arrive(late.accountId);
    expect(await seenBy(owner, late)).toEqual({ page: false, list: false });
  });

  test('also counts after a change of address, when the former address was in the list or the new one is', async () => {
    await add([brother.email, 'new.brother@mail.example']);
    const other = await signUpMember({ name: 'Other' });
    for (const [member, email] of [
      [brother, 'elsewhere@mail.example'],
      [other, 'new.brother@mail.example'],
    ] as const)
      await transact(app, tx => assignEmail(app, tx, site(), member.accountId, email));
    await runJobs(app, BLOCK_NEW_CONTACT);
    expect(await seenBy(owner, brother)).toEqual({ page: false, list: false });
    expect(await seenBy(owner, other)).toEqual({ page: false, list: false });
  });

  test('a sign-up and its confirmation look for the address', async () => {
    await add(['fresh@mail.example']);
    const fresh = await signUpMember({ email: 'fresh@mail.example', status: 'not_confirmed' });
    await db.updateTable('accounts').set({ confirmed_at: null }).where('id', '=', fresh.accountId).execute();
    await transact(app, tx => confirmAddress(app, tx, fresh.accountId));
    expect(await waitingJobs(db, BLOCK_NEW_CONTACT)).toHaveLength(1);
    await runJobs(app, BLOCK_NEW_CONTACT);
    expect(await blocksOf(owner)).toHaveLength(1);
  });

  test('never blocks its owner or anybody without an entry', async () => {
    await add([owner.email, 'nobody@mail.example']);
    await arrive(owner.accountId);
    await arrive(brother.accountId);
    expect(await blocksOf(owner)).toEqual([]);
  });
});

describe('what the list reveals (spec D5.2, D1.2)', () => {
  test('the answer is the same with and without an account of that address, and a repeated address adds nothing', async () => {
    const known = await as(owner).send(addContacts, { body: { values: [brother.email] } });
    const unknown = await as(owner).send(addContacts, { body: { values: ['nobody@mail.example'] } });
    expect(known.body).toEqual(unknown.body);
    expect(await waitingJobs(db, BLOCK_CONTACTS)).toHaveLength(2);
    await passHours(CONTACTS.hideAfterHours.max);
    expect(await add([brother.email])).toEqual({ added: 0, unreadable: 0 });
  });

  test('a new entry hides nobody within an hour, and each after a time of its own that repeating does not shorten', async () => {
    const friends: TestMember[] = [];
    for (let n = 0; n < 12; n++) friends.push(await signUpMember());
    const values = friends.map(({ email }) => email);
    await as(owner).call(addContacts, { body: { values } });
    const planned = async () =>
      (await plannedTimes()).map(({ accounts, at }) => [accounts, at - clock.now().getTime()]);
    const first = await planned();
    expect(new Set(first.map(([, after]) => after)).size).toBeGreaterThan(6);
    await passHours(CONTACTS.hideAfterHours.min - 0.01);
    expect(await blocksOf(owner)).toEqual([]);
    await as(owner).call(removeContacts, { body: { all: true } });
    await deleteJobs(db, BLOCK_CONTACTS);
    await as(owner).call(addContacts, { body: { values } });
    expect(await planned()).toEqual(first);
    await passHours(CONTACTS.hideAfterHours.max);
    expect(await blocksOf(owner)).toHaveLength(friends.length);
  });

  test('only a member with a confirmed address adds entries', async () => {
    const fresh = await signUpMember({ status: 'not_confirmed' });
    const { status, error } = await as(fresh).send(addContacts, { body: { values: [brother.email] } });
    expect([status, error?.code]).toEqual([403, 'unconfirmed']);
    expect(await waitingJobs(db, BLOCK_CONTACTS)).toEqual([]);
  });

  test('two lists with the same address have nothing in common, and no address is stored', async () => {
    await add([brother.email], 'Mijn broer');
    await as(brother).call(addContacts, { body: { values: [brother.email] } });
    const rows = await db.selectFrom('contact_entries').selectAll().execute();
    const hashes = rows.map(({ hash }) => hash.toString('hex'));
    expect(new Set(hashes).size).toBe(rows.length);
    expect(JSON.stringify(rows)).not.toContain(brother.email);
    expect(rows.every(({ label }) => !label?.includes('broer'))).toBe(true);
    expect(await contactsOf()).toMatchObject([{ kind: 'email', label: 'Mijn broer' }]);
  });

  test('blocking or reporting a member from the list is refused like an unknown id', async () => {
    await add([brother.email]);
    const { error } = await as(owner).send(blockMember, { body: { id: brother.profileId } });
    expect(error?.code).toBe('not_found');
    const report = { id: brother.profileId, reason: 'harassment', text: 'Not to be found' } as const;
    expect((await as(owner).send(sendReport, { body: report })).error?.code).toBe('not_found');
  });
});

describe('entries (spec D5.2)', () => {
  test('are numbers too, in the spelling of the country, and what is neither is counted', async () => {
    expect(await add(['06 12345678', '+31612345678', 'not a number', 'a@b'])).toEqual({
      added: 1,
      unreadable: 2,
    });
    expect(await contactsOf()).toMatchObject([{ kind: 'phone', label: null }]);
    const { error } = await as(owner).send(addContacts, { body: { values: ['brother'] } });
    expect(error?.fields?.values?.code).toBe('contact_unreadable');
  });

  test(`are at most ${CONTACTS.max}, also when two browsers add at the same time`, async () => {
    const many = (from: string) => Array.from({ length: 300 }, (_, n) => `${from}.${n}@mail.example`);
    const answers = await Promise.all(
      ['one', 'two'].map(from => as(owner).send(addContacts, { body: { values: many(from) } })),
    );
    expect(answers.map(({ error }) => error?.fields?.values?.code).sort()).toEqual([
      'contacts_limit',
      undefined,
    ]);
    expect(await contactsOf()).toHaveLength(300);
  });

  test('are removed by id, by the address, or all; then the two see each other again', async () => {
    await add([brother.email], 'Brother');
    const [entry] = await contactsOf();
    expect(await remove({ id: entry?.id ?? '' })).toEqual({ removed: 1 });
    expect(await seenBy(brother, owner)).toEqual({ page: true, list: true });
    await add([brother.email]);
    expect(await remove({ value: ` ${brother.email.toUpperCase()} ` })).toEqual({ removed: 1 });
    expect(await blocksOf(owner)).toEqual([]);
    await add([brother.email, '0612345678']);
    expect(await remove({ all: true })).toEqual({ removed: 2 });
    expect(await remove({ all: true })).toEqual({ removed: 0 });
    expect(await seenBy(owner, brother)).toEqual({ page: true, list: true });
    const { error } = await as(owner).send(removeContacts, { body: {} });
    expect(error?.code).toBe('field_required');
  });

  test('that are removed stop hiding hours later, so that nobody learns whose address it was', async () => {
    await add([brother.email]);
    await as(owner).call(removeContacts, { body: { value: brother.email } });
    await passHours(CONTACTS.hideAfterHours.min - 0.01);
    expect(await contactsOf()).toEqual([]);
    expect(await seenBy(owner, brother)).toEqual({ page: false, list: false });
    await passHours(CONTACTS.hideAfterHours.max);
    expect(await seenBy(owner, brother)).toEqual({ page: true, list: true });
    expect(await db.selectFrom('contact_lists').selectAll().execute()).toEqual([]);
  });

  test('that are added again before that stay, whatever was removed before', async () => {
    await add([brother.email]);
    await as(owner).call(removeContacts, { body: { all: true } });
    expect(await as(owner).call(addContacts, { body: { values: [brother.email] } })).toMatchObject({
      added: 1,
    });
    await passHours(CONTACTS.hideAfterHours.max);
    expect(await contactsOf()).toHaveLength(1);
    expect(await seenBy(owner, brother)).toEqual({ page: false, list: false });
  });

  test('of somebody else are not removed', async () => {
    await add([brother.email]);
    const [entry] = await contactsOf();
    const answer = await as(brother).call(removeContacts, { body: { id: entry?.id } });
    expect(answer).toEqual({ removed: 0 });
    expect(await contactsOf()).toHaveLength(1);
  });

  test('a second entry of the same member keeps him hidden', async () => {
    await add([brother.email]);
    await transact(app, tx => assignEmail(app, tx, site(), brother.accountId, 'second@mail.example'));
    await add(['second@mail.example']);
    const [, first] = await contactsOf();
    await remove({ id: first?.id ?? '' });
    expect(await seenBy(owner, brother)).toEqual({ page: false, list: false });
  });

  test('lifting a plain block brings the list into effect', async () => {
    await as(owner).call(blockMember, { body: { id: brother.profileId } });
    await add([brother.email]);
    await as(owner).call(unblockMember, { body: { id: brother.profileId } });
    await passHours(CONTACTS.hideAfterHours.min);
    expect(await seenBy(owner, brother)).toEqual({ page: true, list: true });
    await passHours(CONTACTS.hideAfterHours.max);
    expect(await seenBy(owner, brother)).toEqual({ page: false, list: false });
    expect(await as(owner).call(getBlocked)).toEqual({ profiles: [] });
  });
});

test('database and server write a mailbox alike (spec D2.36, D5.2)', async () => {
  const addresses = [
    'A.b+c@Gmail.com',
    'a.b+c+d@x.example',
    '+a+b@x.example',
    '++@x.example',
    'a@b@googlemail.com',
  ];
  for (const address of addresses) {
    const { mailbox } = await db
      .selectNoFrom(({ fn, val }) => fn<string>('mailbox_of', [val(address)]).as('mailbox'))
      .executeTakeFirstOrThrow();
    expect(mailbox).toBe(mailboxOf(address));
  }
});
