import { describe, expect, test } from 'vitest';
import { getPage } from '#contract/pages';
import { getAuditLog } from '#contract/staff-audit';
import { changePage, draftPage, getStaffPage, getStaffPages } from '#contract/staff-pages';
import { testDatabaseUrl } from '../../platform/testing/database.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const DATABASE_URL = await testDatabaseUrl();
const server = await startTestServer({ DATABASE_URL });
const other = await startTestServer({ DATABASE_URL });
const admin = await createTestStaff(server, { name: 'Noor' });

const terms = { slug: 'terms', language: 'nl' } as const;
const written = (title: string) =>
  `# ${title}\n> Wat je met {site} afspreekt.\n\nDit spreken we af.\n\n## Een\n\nAlles.\n\n- punt\n\n[Vragen](/pages/faq)\n`;

type Wish = { to?: 'value' | 'default' | 'previous'; source?: string; from?: string; seen?: number | null };

const editorOf = (browser: TestStaff = admin) => browser.call(getStaffPage, { query: terms });
async function send(wish: Wish, browser: TestStaff = admin) {
  const seen = wish.seen === undefined ? ((await editorOf(browser)).changed?.id ?? null) : wish.seen;
  return browser.send(changePage, { body: { ...terms, to: 'value', ...wish, seen } });
}
const shownBy = ({ visitor }: typeof server, language = 'nl') =>
  visitor({ cookies: { language } }).call(getPage, { query: { slug: 'terms' } });
const titleShown = async (process = server) => (await shownBy(process)).page?.title ?? null;

describe('an information page in the site’s own words (spec 2.9, D5.10)', () => {
  test('is shown by every process at once, in its language only, with the day it counts from', async () => {
    expect(await shownBy(server)).toEqual({ page: null, since: null });
    expect((await send({ source: written('Afspraken') })).status).toBe(200);
    const day = server.clock.now().toISOString().slice(0, 10);
    expect(await shownBy(server)).toMatchObject({
      page: { title: 'Afspraken', sections: [{ heading: 'Een', links: [{ href: '/pages/faq' }] }] },
      since: expect.stringContaining(day.slice(0, 7)),
    });
    await expect.poll(() => titleShown(other)).toBe('Afspraken');
    expect((await shownBy(server, 'en')).page).toBe(null);
    const { pages } = await admin.call(getStaffPages);
    expect(pages.find(({ slug, language }) => slug === 'terms' && language === 'nl')).toMatchObject({
      ...{ title: 'Afspraken', overridden: true, upcoming: null },
      changed: { by: { name: 'Noor' } },
    });
    const { entries } = await admin.call(getAuditLog, { query: { action: 'pages.change' } });
    expect(entries[0]).toMatchObject({ staff: { name: 'Noor' }, details: { name: 'terms', language: 'nl' } });
  });

  test('can be planned: until then the page says what it said, afterwards the new words', async () => {
    await send({ source: written('Nu') });
    const from = new Date(server.clock.now().getTime() + 2 * 86_400_000).toISOString();
    expect((await send({ source: written('Straks'), from })).status).toBe(200);
    expect(await titleShown()).toBe('Nu');
    expect(await editorOf()).toMatchObject({ current: { source: written('Nu') }, upcoming: { from } });
    server.clock.advance(2 * 86_400_000 + 1_000);
    await server.app.sites.refresh();
    expect(await titleShown()).toBe('Straks');
    expect((await editorOf(await createTestStaff(server))).upcoming).toBe(null);
    server.clock.advance(-2 * 86_400_000 - 1_000);
  });

  test('is undone, and the undo is a change of its own; the built page comes back', async () => {
    const staff = await createTestStaff(server);
    await send({ source: written('Eerst') }, staff);
    await send({ source: written('Dan') }, staff);
    const { changed } = await editorOf(staff);
    expect((await send({ to: 'previous', seen: changed?.id ?? null }, staff)).status).toBe(200);
    expect(await titleShown()).toBe('Eerst');
    const again = await editorOf(staff);
    expect((await send({ to: 'default', seen: again.changed?.id ?? null }, staff)).status).toBe(200);
    expect(await shownBy(server)).toMatchObject({ page: null });
    const { history } = await editorOf(staff);
    expect(history[0]?.versions).toEqual([]);
  });

  test('is refused if somebody else changed it meanwhile; of many at once, one is accepted', async () => {
    const staff = await createTestStaff(server);
    const seen = (await editorOf(staff)).changed?.id ?? null;
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => send({ source: written(`Om ${index}`), seen }, staff)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(4).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('changed_meanwhile');
  });

  test('belongs to its site', async () => {
    const siteId = await openSecondSite(server);
    const host = { host: 'lilac.localhost' };
    const neighbour = await createTestStaff(server, { siteId, browser: host });
    expect((await editorOf(neighbour)).history).toEqual([]);
    expect((await server.visitor(host).call(getPage, { query: { slug: 'terms' } })).page).toBe(null);
  });
});

describe('a page that does not fit is refused at the field (spec 2.9, D5.10)', () => {
  test.each([
    ['no title', 'page_syntax'],
    [`${written('Met een geheim')}{password}`, 'page_placeholder'],
    [`${written('Met een link')}[Elders](https://example.com)`, 'page_syntax'],
    ['x'.repeat(70_000), 'field_too_long'],
  ])('%#', async (source, code) => {
    const staff = await createTestStaff(server);
    const seen = (await editorOf(staff)).changed?.id ?? null;
    const refused = await send({ source, seen }, staff);
    expect([refused.status, refused.error?.fields?.source?.code]).toEqual([422, code]);
    const draft = await staff.send(draftPage, { body: { ...terms, source } });
    expect(draft.error?.fields?.source?.code).toBe(code);
  });

  test('as is one without words, and one for years ahead', async () => {
    const staff = await createTestStaff(server);
    const seen = (await editorOf(staff)).changed?.id ?? null;
    expect((await send({ seen }, staff)).error?.fields?.source?.code).toBe('field_required');
    const from = '2099-01-01T00:00:00.000Z';
    const late = await send({ source: written('Ooit'), from, seen }, staff);
    expect(late.error?.fields?.from?.code).toBe('field_invalid');
  });
});

test('markup of staff is text (spec 2.9, D5.10)', async () => {
  const staff = await createTestStaff(server);
  const seen = (await editorOf(staff)).changed?.id ?? null;
  await send({ source: written('<script>alert(1)</script>'), seen }, staff);
  expect(await titleShown()).toBe('<script>alert(1)</script>');
});
