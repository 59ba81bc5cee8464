import { describe, expect, test, vi } from 'vitest';
import { login } from '#contract/accounts';
import { requestReset } from '#contract/credentials';
import { getAuditLog } from '#contract/staff-audit';
import {
  changeText,
  getStaffTexts,
  getTextHistory,
  previewText,
  type TextLanguage,
  textLanguages,
} from '#contract/staff-texts';
import { originalsOf } from '#i18n/all-texts';
import { testDatabaseUrl } from '../../platform/testing/database.ts';
import { queuedEmailsTo } from '../../testing/emails.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { pageTexts } from './site-text.ts';

const DATABASE_URL = await testDatabaseUrl();
const server = await startTestServer({ DATABASE_URL });
const other = await startTestServer({ DATABASE_URL });
const admin = await createTestStaff(server, { name: 'Noor' });

type Wish = { to?: 'value' | 'default' | 'previous'; text?: string; seen?: number | null };

async function textOf(key: string, language: TextLanguage = 'nl', browser: TestStaff = admin) {
  const { texts } = await browser.call(getStaffTexts, { query: { language, search: key } });
  const found = texts.find(text => text.key === key);
  if (!found) throw new Error(`no text ${key}`);
  return found;
}

/** Sends a change as the page does: with the newest change that it shows. */
async function send(key: string, wish: Wish, language: TextLanguage = 'nl', browser: TestStaff = admin) {
  const seen = wish.seen === undefined ? ((await textOf(key, language)).changed?.id ?? null) : wish.seen;
  return browser.send(changeText, { body: { to: 'value', ...wish, key, language, seen } });
}

async function change(key: string, text: string, language: TextLanguage = 'nl'): Promise<number> {
  const { status, body } = await send(key, { text }, language);
  expect(status).toBe(200);
  return (body as { id: number }).id;
}

const siteOf = ({ app }: typeof server) =>
  app.sites.all()[0] as NonNullable<ReturnType<typeof app.sites.byId>>;
const shownOn = async (process: typeof server, locale = 'nl-NL') =>
  (await pageTexts(siteOf(process), locale))?.messages as Record<string, Record<string, unknown>> | undefined;
const loadTexts = (version: string, locale = 'nl-NL', process = other) =>
  process.http.inject({ url: `/texts/${locale}/${version}.json`, headers: { host: 'localhost' } });

/** The message of a refused call, as the second process writes it. */
async function refusalOf(language: string): Promise<string | undefined> {
  const visitor = other.visitor({ cookies: { language } });
  const body = { email: 'nobody@example.com', password: 'guessed password' };
  return (await visitor.send(login, { body })).error?.message;
}

describe('a changed text (spec 1.5, D5.10)', () => {
  test('is said by every process without a restart: in errors, pages and emails', async () => {
    const id = await change('errors.login_failed', 'Deze combinatie kennen we niet, jongen');
    expect((await shownOn(server))?.errors?.login_failed).toBe('Deze combinatie kennen we niet, jongen');
    await expect.poll(() => refusalOf('nl')).toBe('Deze combinatie kennen we niet, jongen');
    expect(await refusalOf('en')).not.toContain('jongen');
    expect((await shownOn(other))?.errors?.login_failed).toBe('Deze combinatie kennen we niet, jongen');
    await change('password_reset_mail.subject', 'Graag gedaan, {site}');
    await expect.poll(() => siteOf(other).texts.overrides.length).toBe(2);
    const member = await server.signUpMember();
    const { email } = await server.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', member.accountId)
      .executeTakeFirstOrThrow();
    await other.visitor().call(requestReset, { body: { email } });
    expect((await queuedEmailsTo(other, email)).map(({ subject }) => subject)).toEqual([
      'Graag gedaan, Lavender',
    ]);
    const by = { id: admin.staffId, name: 'Noor' };
    const { changes } = await admin.call(getTextHistory, { query: { key: 'errors.login_failed' } });
    expect(changes).toMatchObject([{ id, by, language: 'nl', old: null }]);
    const { entries } = await admin.call(getAuditLog, { query: { action: 'texts.change' } });
    expect(entries[1]).toMatchObject({ staff: by, details: { change: id, name: 'errors.login_failed' } });
  });

  test('is loaded by browsers under an address that has the same content for ever, on every process', async () => {
    await change('nav.login', 'Kom binnen');
    const before = (await pageTexts(siteOf(server), 'nl-NL'))?.version ?? '';
    await change('nav.login', 'Binnen');
    const after = (await pageTexts(siteOf(server), 'nl-NL'))?.version ?? '';
    expect(after).not.toBe(before);
    for (const process of [server, other]) {
      const [old, current] = [
        await loadTexts(before, 'nl-NL', process),
        await loadTexts(after, 'nl-NL', process),
      ];
      expect([old.json().nav.login, current.json().nav.login]).toEqual(['Kom binnen', 'Binnen']);
      expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect((await loadTexts(after)).json()).not.toHaveProperty('password_reset_mail');
  });

  test('cannot be loaded under other addresses', async () => {
    const version = (await pageTexts(siteOf(server), 'nl-NL'))?.version ?? '';
    const [number = ''] = version.split('-');
    for (const wrong of [
      `${number}-0123456789`,
      '999999-0123456789',
      '0-0123456789',
      'x',
      `${number}-`,
      '../../package',
    ])
      expect((await loadTexts(wrong)).statusCode, wrong).toBe(404);
    expect((await loadTexts(version, 'en-GB')).statusCode).toBe(404);
    expect((await loadTexts(version, 'x')).statusCode).toBe(404);
  });

  test('is read from the history once, whatever addresses a stranger makes up', async () => {
    await change('nav.login', 'Eerst dit');
    const before = (await pageTexts(siteOf(server), 'nl-NL'))?.version ?? '';
    const [number = ''] = before.split('-');
    await change('nav.login', 'Dan dat');
    await expect.poll(() => siteOf(other).texts.change).toBeGreaterThan(Number(number));
    const statements: string[] = [];
    const original = other.db.getExecutor().executeQuery.bind(other.db.getExecutor());
    vi.spyOn(other.db.getExecutor(), 'executeQuery').mockImplementation(query => {
      statements.push(query.sql);
      return original(query);
    });
    for (const hash of ['0123456789', 'abcdefghij', 'ABCDEFGHIJ'])
      expect((await loadTexts(`${number}-${hash}`)).statusCode).toBe(404);
    expect((await loadTexts(before)).json().nav.login).toBe('Eerst dit');
    expect(statements.filter(sql => sql.includes('site_changes'))).toHaveLength(1);
    vi.restoreAllMocks();
  });

  test('with placeholders is parsed for pages, as the build parses the catalogues', async () => {
    await change('nav.account_menu', 'Dag {name}');
    expect((await shownOn(server))?.nav?.account_menu).toEqual(['Dag ', ['name']]);
  });

  test('of the operator with markup stays text in an email', async () => {
    await change('password_reset_mail.button', "'<b>'Kies'</b>'");
    await expect.poll(async () => (await textOf('password_reset_mail.button')).override).toContain('Kies');
    await expect
      .poll(() => siteOf(other).texts.overrides.some(({ key }) => key === 'password_reset_mail.button'))
      .toBe(true);
    const { accountId } = await server.signUpMember();
    const { email } = await server.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await other.visitor().call(requestReset, { body: { email } });
    const [mail] = await queuedEmailsTo(other, email);
    expect(mail?.html).toContain('&lt;b&gt;Kies&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>Kies');
    expect(mail?.text).toContain('<b>Kies</b>');
  });

  test('is undone, and the undo is a change of its own', async () => {
    const first = await change('nav.members', 'Mannen');
    await change('nav.members', 'Kerels');
    expect((await send('nav.members', { to: 'previous' })).status).toBe(200);
    expect((await textOf('nav.members')).override).toBe('Mannen');
    expect((await send('nav.members', { to: 'previous', seen: first })).error?.code).toBe(
      'changed_meanwhile',
    );
    expect((await send('nav.members', { to: 'default' })).status).toBe(200);
    expect(await textOf('nav.members')).toMatchObject({ override: null });
    const { changes } = await admin.call(getTextHistory, { query: { key: 'nav.members', language: 'nl' } });
    expect(changes.map(({ old, new: after }) => [old, after])).toEqual([
      ['Mannen', null],
      ['Kerels', 'Mannen'],
      ['Mannen', 'Kerels'],
      [null, 'Mannen'],
    ]);
  });

  test('is refused if somebody else changed it meanwhile; of many at once, one is accepted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => send('nav.logout', { text: `Dag ${index}`, seen: null })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
  });

  test('that says what the catalogue says is no override', async () => {
    const { original } = await textOf('nav.likes');
    expect((await send('nav.likes', { text: original })).body).toEqual({ id: null });
    await change('nav.likes', 'Hartjes');
    await change('nav.likes', original);
    expect((await textOf('nav.likes')).override).toBe(null);
  });

  test('belongs to its site', async () => {
    const siteId = await openSecondSite(server);
    await change('nav.login', 'Alleen hier');
    expect(
      (await pageTexts(server.app.sites.byId(siteId) ?? siteOf(server), 'nl-NL'))?.messages,
    ).toBeUndefined();
    const version = (await pageTexts(siteOf(server), 'nl-NL'))?.version ?? '';
    const host = { host: 'lilac.localhost' };
    expect(
      (await server.http.inject({ url: `/texts/nl-NL/${version}.json`, headers: host })).statusCode,
    ).toBe(404);
    const neighbour = await createTestStaff(server, { siteId, browser: host });
    expect((await textOf('nav.login', 'nl', neighbour)).override).toBe(null);
    expect((await neighbour.call(getTextHistory)).changes).toEqual([]);
  });
});

describe('languages and variants (spec 1.5, D2.28)', () => {
  test('a variant takes over what its language says, but keeps its own texts', async () => {
    await change('nav.login', 'Naar binnen');
    await change('state.loading', 'Wacht even');
    const flemish = await shownOn(server, 'nl-BE');
    expect(flemish?.nav?.login).toBe('Naar binnen');
    expect(flemish?.state?.loading).toBeUndefined();
    await change('state.loading', 'Nog een ogenblikje', 'nl-BE');
    expect((await shownOn(server, 'nl-BE'))?.state?.loading).toBe('Nog een ogenblikje');
    expect((await shownOn(server))?.state?.loading).toBe('Wacht even');
    expect((await shownOn(server, 'en-GB'))?.nav?.login).toBeUndefined();
  });

  test('every language and variant lists all texts, each with one of its own (spec 1.5)', async () => {
    const counted = await Promise.all(
      textLanguages.map(
        async language => (await admin.call(getStaffTexts, { query: { language } })).counts.all,
      ),
    );
    expect(new Set(counted).size).toBe(1);
    await change('nav.login', 'Entrer', 'fr');
    expect((await shownOn(server, 'fr-FR'))?.nav?.login).toBe('Entrer');
    expect((await shownOn(server, 'fr-BE'))?.nav?.login).toBe('Entrer');
    expect((await shownOn(server, 'pl-PL'))?.nav?.login).toBeUndefined();
  });
});

describe('the list of texts (spec D5.10)', () => {
  const keysOf = async (query: object) => {
    const { texts } = await admin.call(getStaffTexts, { query: { language: 'nl', ...query } });
    return texts.map(({ key }) => key);
  };

  test('is found by key and by words, of the catalogue and of the site, whatever the capitals', async () => {
    await change('nav.chats', 'Praatjes');
    expect(await keysOf({ search: 'nav.chats' })).toContain('nav.chats');
    expect(await keysOf({ search: 'praatJES' })).toEqual(['nav.chats']);
    expect(await keysOf({ search: 'inloggen' })).toContain('nav.login');
    expect(await keysOf({ search: '?!?' })).toEqual([]);
  });

  test('can show only overridden or overlong texts', async () => {
    const overridden = await keysOf({ filter: 'overridden' });
    expect(overridden).toContain('nav.chats');
    expect(overridden).not.toContain('nav.home');
    await change('nav.chats', 'Alle gesprekken die je ooit gevoerd hebt');
    const long = await textOf('nav.chats');
    expect([long.overlong, long.length > long.fits]).toEqual([true, true]);
    expect(await keysOf({ filter: 'overlong' })).toContain('nav.chats');
  });

  test('is paged in the order of keys, each once', async () => {
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await admin.call(getStaffTexts, { query: { language: 'en', ...(after && { after }) } });
      seen.push(...page.texts.map(({ key }) => key));
      if (page.next === null) {
        expect(seen).toHaveLength(page.counts.all ?? 0);
        break;
      }
      after = page.next;
    }
    expect(seen).toEqual([...new Set(seen)].sort());
  });

  test('can be narrowed to where the texts stand', async () => {
    const query = { language: 'nl', part: 'mail' } as const;
    const { texts, counts } = await admin.call(getStaffTexts, { query });
    expect(new Set(texts.map(({ part }) => part))).toEqual(new Set(['mail']));
    const whole = await admin.call(getStaffTexts, { query: { language: 'nl' } });
    expect(counts.all).toBeLessThan(whole.counts.all ?? 0);
  });

  test('has only keys that can be changed', async () => {
    const language = 'nl';
    const keys = [...(await originalsOf(language)).keys()];
    const body = { language, to: 'value', text: 'x', seen: null } as const;
    expect(keys.filter(key => !changeText.body.safeParse({ ...body, key }).success)).toEqual([]);
  });

  test('says which override a release made outdated, and shows the catalogue’s text instead', async () => {
    const stale = { site_id: 1, language: 'nl', value: 'Tot {when}' };
    const keys = ['nav.swipe_game', 'gone.forever'];
    await server.db
      .insertInto('site_texts')
      .values(keys.map(key => ({ ...stale, key })))
      .execute();
    await server.app.sites.refresh();
    expect(await textOf('nav.swipe_game')).toMatchObject({ outdated: true, override: 'Tot {when}' });
    expect((await shownOn(server))?.nav?.swipe_game).toBeUndefined();
    expect(await shownOn(server)).not.toHaveProperty('gone');
  });
});

describe('a text that does not fit is refused at the field (spec D5.10)', () => {
  test.each([
    ['nav.login', '', 'field_required'],
    ['nav.login', 'Hoi {name', 'text_syntax'],
    ['nav.login', '<script>alert(1)</script>', 'text_placeholders'],
    ['nav.login', 'Hoi\u0000', 'field_invalid'],
    ['nav.login', 'x'.repeat(500), 'field_too_long'],
    ['nav.login', 'x'.repeat(20_000), 'field_too_long'],
  ])('%s: %j', async (key, text, code) => {
    const { status, error } = await send(key, { text });
    expect([status, error?.code, error?.fields?.text?.code]).toEqual([422, 'invalid_input', code]);
    expect(error?.fields?.text?.message).not.toMatch(/^errors\./);
    const preview = await admin.send(previewText, { body: { language: 'nl', key, text } });
    expect(preview.error?.fields?.text?.code).toBe(code);
  });

  test('as is a change without a text, and one of an unknown key', async () => {
    expect((await send('nav.login', {})).error?.fields?.text?.code).toBe('field_required');
    for (const key of ['nav.nothing', 'constructor.name', '__proto__.x', 'nav'])
      expect([404, 422]).toContain((await send(key, { text: 'x', seen: null })).status);
    const preview = await admin.send(previewText, {
      body: { language: 'nl', key: 'nav.nothing', text: 'x' },
    });
    expect(preview.error?.code).toBe('not_found');
  });

  test('and so is the undo to a text that fits no longer', async () => {
    const id = await change('nav.visitors', 'Kijkers');
    await server.db
      .updateTable('site_changes')
      .set({ old_value: JSON.stringify({ value: 'Dag {gone}' }) })
      .where('id', '=', String(id))
      .execute();
    expect((await send('nav.visitors', { to: 'previous' })).error?.fields?.text?.code).toBe(
      'text_placeholders',
    );
  });
});

test('a preview fills placeholders with examples and names the tags (spec D5.10)', async () => {
  await setSetting(server, 'name', 'Lavender');
  const { texts } = await admin.call(getStaffTexts, { query: { language: 'en', search: '<' } });
  const tagged = texts.find(
    ({ placeholders }) => placeholders.length === 1 && placeholders[0]?.startsWith('<'),
  );
  if (!tagged) throw new Error('no text with a tag');
  const tag = tagged.placeholders[0]?.slice(1, -1) ?? '';
  const body = { language: 'en' as const, key: tagged.key, text: `Read <${tag}>this</${tag}> first` };
  expect((await admin.call(previewText, { body })).parts).toEqual([
    { text: 'Read ', tags: [] },
    { text: 'this', tags: [tag] },
    { text: ' first', tags: [] },
  ]);
});

test('only those who may change texts see them (spec D2.33)', async () => {
  const moderator = await createTestStaff(server, { roles: ['moderator', 'support', 'finance'] });
  expect((await moderator.send(getStaffTexts, { query: { language: 'nl' } })).error?.code).toBe(
    'staff_role_missing',
  );
});
