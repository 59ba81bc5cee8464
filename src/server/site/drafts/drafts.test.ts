import { describe, expect, test } from 'vitest';
import type { Output } from '#contract/call';
import { getPage } from '#contract/pages';
import { draftPage } from '#contract/staff-pages';
import { draftText } from '#contract/staff-texts';
import { visitOptions } from '../../http/web.ts';
import { servePages } from '../../platform/http/pages.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { pageTexts } from '../texts/site-text.ts';

type Shown = { locale: string; version: string | null; title: string | null };

/** The pages say what they were rendered with. */
const server = await startTestServer(
  {},
  {
    addPages: async (http, app) =>
      servePages(http, {
        ...visitOptions(app),
        countDocument: async () => undefined,
        ...{ cdnOrigin: null, development: false },
        render: async (_request, { fetch, locale }, { site }) => {
          const { page } = (await (await fetch('/api/page.php?slug=terms', {})).json()) as Output<
            typeof getPage
          >;
          const version = (await pageTexts(site, locale))?.version ?? null;
          const shown: Shown = { locale, version, title: page?.title ?? null };
          return new Response(JSON.stringify(shown), { headers: { 'x-light-page': 'yes' } });
        },
      }),
  },
);
const body = { language: 'nl', key: 'nav.login', text: 'Kom binnen' } as const;

const loadDraft = (browser: ReturnType<typeof server.visitor>) =>
  browser.request({ url: '/texts/nl-NL/draft.json' });

describe('a text that is not saved yet (spec 1.5, D5.10)', () => {
  test('is loaded by its author alone, and never cached', async () => {
    const admin = await createTestStaff(server);
    expect((await loadDraft(admin)).status).toBe(404);
    await admin.call(draftText, { body });
    const answer = await loadDraft(admin);
    expect([(answer.body as { nav: { login: string } }).nav.login, answer.headers['cache-control']]).toEqual([
      'Kom binnen',
      'no-store',
    ]);
    const others = [
      server.visitor(),
      await createTestStaff(server),
      await createTestStaff(server, { verifiedAt: null }),
    ];
    for (const browser of others) expect((await loadDraft(browser)).status).toBe(404);
    expect(server.app.sites.byId(1)?.texts.overrides).toEqual([]);
  });

  test('ends with the day of work, and with the permission', async () => {
    const admin = await createTestStaff(server);
    await admin.call(draftText, { body });
    await server.db
      .updateTable('staff')
      .set({ roles: ['support'] })
      .where('id', '=', admin.staffId)
      .execute();
    expect((await loadDraft(admin)).status).toBe(404);
    await server.db
      .updateTable('staff')
      .set({ roles: ['admin'] })
      .where('id', '=', admin.staffId)
      .execute();
    expect((await loadDraft(admin)).status).toBe(200);
    await server.db
      .updateTable('staff_drafts')
      .set({ at: new Date(server.clock.now().getTime() - 9 * 3_600_000) })
      .where('staff_id', '=', admin.staffId)
      .execute();
    expect((await loadDraft(admin)).status).toBe(404);
  });

  test.each([
    ['nav.nothing', 'x', 'not_found', undefined],
    ['nav.login', 'Hoi {name', 'invalid_input', 'text_syntax'],
    ['nav.login', 'Hoi {name}', 'invalid_input', 'text_placeholders'],
  ])('is checked as if it were saved: %s %j', async (key, text, code, field) => {
    const admin = await createTestStaff(server);
    const { error } = await admin.send(draftText, { body: { language: 'nl', key, text } });
    expect([error?.code, error?.fields?.text?.code]).toEqual([code, field]);
  });
});

test('a page is rendered with the draft of its reader, in the language of the draft, and nobody else’s (spec 1.5, 2.9, D5.10)', async () => {
  const admin = await createTestStaff(server);
  const shown = async (browser: ReturnType<typeof server.visitor>, url: string) =>
    JSON.parse(String((await browser.request({ url })).body)) as Shown;
  await admin.call(draftText, { body: { language: 'en', key: 'nav.login', text: 'Come in' } });
  expect(await shown(admin, '/pages/terms?staff-preview=1')).toEqual({
    ...{ locale: 'en-US', version: 'draft', title: null },
  });
  const others = [server.visitor(), await createTestStaff(server)];
  for (const browser of others)
    expect(await shown(browser, '/pages/terms?staff-preview=1')).toMatchObject({ version: null });
  expect(await shown(admin, '/pages/terms')).toMatchObject({ version: null });

  const source = '# Draft\n> Draft\n\nDraft\n\n## Draft\n\nDraft\n';
  await admin.call(draftPage, { body: { slug: 'terms', language: 'nl', source } });
  expect(await shown(admin, '/pages/terms?staff-preview=1')).toMatchObject({
    locale: 'nl-NL',
    title: 'Draft',
  });
  for (const browser of [admin, ...others])
    expect(await shown(browser, '/pages/terms')).toMatchObject({ title: null });
  expect((await admin.call(getPage, { query: { slug: 'terms' } })).page).toBe(null);
});
