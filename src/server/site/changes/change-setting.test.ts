import { describe, expect, test } from 'vitest';
import { isApiError } from '#contract/errors';
import { getCompanyInfo, getSettings } from '#contract/site';
import { getAuditLog } from '#contract/staff-audit';
import {
  changeDangerousSetting,
  changeSetting,
  getSettingHistory,
  getStaffSettings,
  isDangerousSetting,
  type SettingName,
  settingNames,
} from '#contract/staff-settings';
import { applySites, exportSites, type SiteDefinition } from '../../credits/sites-file.ts';
import { testDatabaseUrl } from '../../platform/testing/database.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { defaultSettings, storedSettings } from '../settings.ts';
import { companySpec } from '../site-spec.ts';

const DATABASE_URL = await testDatabaseUrl();
const server = await startTestServer({ DATABASE_URL });
const other = await startTestServer({ DATABASE_URL });
const admin = await createTestStaff(server, { name: 'Noor' });

type Wish = { to?: 'value' | 'default' | 'previous'; value?: unknown; seen?: number | null };

async function settingOf(name: SettingName, browser: TestStaff = admin) {
  const { settings } = await browser.call(getStaffSettings);
  const found = settings.find(setting => setting.name === name);
  if (!found) throw new Error(`no setting ${name}`);
  return found;
}

/** Sends a change as the page does: with the newest change that it shows. */
async function send(name: SettingName, wish: Wish, browser: TestStaff = admin) {
  const seen = wish.seen === undefined ? ((await settingOf(name)).changed?.id ?? null) : wish.seen;
  const body = { to: 'value' as const, ...wish, name, seen };
  return browser.send(isDangerousSetting(name) ? changeDangerousSetting : changeSetting, {
    body: body as never,
  });
}

async function change(name: SettingName, value: unknown): Promise<number> {
  const { status, body } = await send(name, { value });
  expect(status).toBe(200);
  return (body as { id: number }).id;
}

const shownBy = async ({ visitor }: Pick<typeof server, 'visitor'>) =>
  (await visitor().call(getSettings)).settings;

describe('the list of settings (spec 3.5, 3.6, D5.10)', () => {
  test('has every setting and all company info, each once', () => {
    const company = Object.keys(companySpec.shape).map(name => `company.${name}`);
    expect([...settingNames].sort()).toEqual([...Object.keys(storedSettings.shape), ...company].sort());
  });

  test('says of each how it is edited, its default, and whether it is the default', async () => {
    expect(await settingOf('brand_hue')).toMatchObject({ kind: 'number', min: 240, is_default: true });
    expect(await settingOf('signups')).toMatchObject({
      ...{ kind: 'choice', choices: ['all', 'with_trafficsource', 'invite_only'], dangerous: true },
      ...{ value: 'all', default: { value: 'all' } },
    });
    expect(await settingOf('premium_match_claim')).toMatchObject({ kind: 'number', nullable: true });
    expect(await settingOf('search_fields')).toMatchObject({ kind: 'choices', changed: null });
    expect(await settingOf('minimum_message_costs')).toMatchObject({ kind: 'prices' });
    expect(await settingOf('visible_profile_notes')).toMatchObject({ kind: 'texts' });
    expect(await settingOf('mail_address')).toMatchObject({ kind: 'text', value: '' });
    expect(await settingOf('company.tradenames')).toMatchObject({ kind: 'lines', default: null });
  });

  test('has a default that its own rules accept', () => {
    expect(storedSettings.safeParse(defaultSettings).success).toBe(true);
  });
});

describe('a changed setting (spec 3.5, D4.7, D5.10)', () => {
  test('is shown by every process without a restart, and stands in history and audit log', async () => {
    const id = await change('index_title', 'Meet him tonight');
    expect((await shownBy(server)).index_title).toBe('Meet him tonight');
    await expect.poll(async () => (await shownBy(other)).index_title).toBe('Meet him tonight');
    const by = { id: admin.staffId, name: 'Noor' };
    expect(await settingOf('index_title')).toMatchObject({
      ...{ value: 'Meet him tonight', is_default: false },
      changed: { id, at: '2026-03-14T12:00:00.000Z', by },
    });
    const { changes } = await admin.call(getSettingHistory, { query: { name: 'index_title' } });
    expect(changes).toMatchObject([{ id, by, old: null, new: { value: 'Meet him tonight' } }]);
    const { entries } = await admin.call(getAuditLog, { query: { action: 'settings.change' } });
    expect(entries[0]).toMatchObject({
      staff: by,
      details: { change: id, name: 'index_title', old: null, new: '"Meet him tonight"' },
    });
  });

  test('is undone, also to the default, and the undo is a change of its own', async () => {
    const first = await change('description', 'One');
    const second = await change('description', 'Two');
    expect((await send('description', { to: 'previous' })).status).toBe(200);
    expect((await settingOf('description')).value).toBe('One');
    expect((await send('description', { to: 'default' })).status).toBe(200);
    expect(await settingOf('description')).toMatchObject({ value: '', is_default: true });
    const { changes } = await admin.call(getSettingHistory, { query: { name: 'description' } });
    expect(changes.map(({ old, new: after }) => [old?.value, after?.value])).toEqual([
      ['One', undefined],
      ['Two', 'One'],
      ['One', 'Two'],
      [undefined, 'One'],
    ]);
    for (const seen of [first, second, null])
      expect((await send('description', { to: 'previous', seen })).error?.code).toBe('changed_meanwhile');
  });

  test('that nobody ever changed cannot be undone', async () => {
    expect(await send('fictional_plural', { to: 'previous' })).toMatchObject({
      ...{ status: 409, error: { code: 'changed_meanwhile' } },
    });
  });

  test('is refused if somebody else changed it meanwhile; of many at once, one is accepted', async () => {
    const seen = (await settingOf('fictional_singular')).changed?.id ?? null;
    const colleague = await createTestStaff(other);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        send('fictional_singular', { value: `guide ${index}`, seen }, index % 2 === 0 ? admin : colleague),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const { changes } = await admin.call(getSettingHistory, { query: { name: 'fictional_singular' } });
    expect(changes).toHaveLength(1);
  });

  test('that has the value already is no change', async () => {
    const id = await change('fictional_warning', 'Not a person');
    expect(await change('fictional_warning', 'Not a person')).toBe(id);
    const answer = await send('company.city', { value: (await settingOf('company.city')).value });
    expect(answer.body).toEqual({ id: null });
  });

  test('knows the value null from the default', async () => {
    await change('premium_match_claim', null);
    expect((await shownBy(server)).premium_match_claim).toBe(null);
    expect(await settingOf('premium_match_claim')).toMatchObject({ value: null, is_default: false });
    await send('premium_match_claim', { to: 'previous' });
    expect((await shownBy(server)).premium_match_claim).toBe(46);
  });

  test('belongs to its site', async () => {
    const siteId = await openSecondSite(server);
    const neighbour = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    await change('quick_exit_address', 'https://www.example.org/');
    expect((await settingOf('quick_exit_address', neighbour)).value).not.toBe('https://www.example.org/');
    const { changes } = await neighbour.call(getSettingHistory);
    expect(changes).toEqual([]);
  });
});

describe('company info (spec 3.6, D5.10)', () => {
  test('changes likewise, and is live at once', async () => {
    await change('company.support_phone', '+31 20 111 2222');
    await expect
      .poll(async () => (await other.visitor().call(getCompanyInfo)).support_phone)
      .toBe('+31 20 111 2222');
    await change('company.vat_numbers', { NL: 'NL001122334B01', BE: 'BE0123456789' });
    expect((await server.visitor().call(getCompanyInfo)).vat_numbers.BE).toBe('BE0123456789');
    await send('company.support_phone', { to: 'previous' });
    expect((await server.visitor().call(getCompanyInfo)).support_phone).toBe('+31 20 000 0000');
  });

  test('asks for the second factor again, all of it (spec D2.33)', async () => {
    const later = await createTestStaff(server, {
      verifiedAt: new Date(server.clock.now().getTime() - 11 * 60_000),
    });
    for (const name of settingNames.filter(known => known.startsWith('company.'))) {
      expect(isDangerousSetting(name), name).toBe(true);
      const body = { name, to: 'previous', seen: null } as never;
      expect((await later.send(changeDangerousSetting, { body })).error?.code).toBe('second_factor_again');
      expect((await later.send(changeSetting, { body })).error?.code).toBe('invalid_input');
    }
  });

  test('has no default', async () => {
    expect((await send('company.name', { to: 'default' })).error?.fields?.value?.code).toBe('field_required');
  });
});

describe('a value that does not fit is refused at the field (spec 3.5, D5.10)', () => {
  test.each<[SettingName, unknown, string]>([
    ['name', ' ', 'field_invalid'],
    ['name', 'x'.repeat(61), 'field_too_long'],
    ['name', 'Lavender\r\nBcc: everybody', 'field_invalid'],
    ['name', 7, 'field_invalid'],
    ['brand_hue', 100, 'number_range'],
    ['brand_hue', 280.5, 'field_invalid'],
    ['min_age', 16, 'number_range'],
    ['signups', 'nobody', 'choice_unknown'],
    ['member_resell', 'yes', 'choice_unknown'],
    ['search_fields', ['gender', 'income'], 'choice_unknown'],
    ['support_email', 'nobody', 'field_invalid'],
    ['quick_exit_address', 'javascript:alert(1)', 'field_invalid'],
    ['countries', [], 'field_required'],
    ['domain_language', 'xx', 'language_not_offered'],
    ['creditor_iban', 'NL00BANK0123456789', 'field_invalid'],
    ['refund_days', -1, 'number_range'],
    ['company.delete_discount', 95, 'number_range'],
    ['company.country', 'XX', 'choice_unknown'],
    ['company.vat_numbers', { XX: '1' }, 'field_invalid'],
  ])('%s: %j', async (name, value, code) => {
    const before = await settingOf(name);
    const { status, error } = await send(name, { value });
    expect([status, error?.code, error?.fields?.value?.code]).toEqual([422, 'invalid_input', code]);
    expect(error?.fields?.value?.message).not.toMatch(/[{}]|^errors\./);
    expect(await settingOf(name)).toEqual(before);
  });

  test('also if only another part of the site would break', async () => {
    const codeOf = async (value: unknown) => (await send('countries', { value })).error?.fields?.value;
    await server.db.deleteFrom('bundles').where('currency', '=', 'PLN').where('site_id', '=', 1).execute();
    await change('countries', ['NL', 'GB']);
    expect(await codeOf(['NL', 'PL'])).toMatchObject({
      code: 'country_without_prices',
      params: { country: 'PL' },
    });
    await change('domain_language', 'en');
    expect(await codeOf(['NL'])).toMatchObject({ code: 'language_not_offered' });
  });

  test('a headline of a campaign in every language of the site is needed for a new country', async () => {
    const { sites } = await exportSites(server.db);
    const first = sites.find(({ key }) => key === 'lavender') as SiteDefinition;
    const settings = { ...first.settings, countries: ['GB' as const] };
    const campaign = {
      indexed: false,
      slug: 'spring',
      landers: ['gallery' as const],
      headline: { en: 'Spring' },
      variants: [],
    };
    await applySites(server.db, [{ ...first, settings, campaigns: [campaign] }]);
    const { error } = await send('countries', { value: ['GB', 'NL'] });
    expect(error?.fields?.value?.code).toBe('campaign_text_missing');
    await applySites(server.db, [first]);
  });
});

describe('settings about money, sign-ups and visitors (spec D2.33, D5.10)', () => {
  test('change only by their own call, which needs the second factor again', async () => {
    const body = { name: 'signups', to: 'value', value: 'invite_only', seen: null } as never;
    expect((await admin.send(changeSetting, { body })).error?.fields?.name?.code).toBe('field_invalid');
    const verifiedAt = new Date(server.clock.now().getTime() - 3_600_000);
    const late = await createTestStaff(server, { verifiedAt });
    expect((await late.send(changeDangerousSetting, { body })).error?.code).toBe('second_factor_again');
    expect(
      (await late.send(changeSetting, { body: { ...(body as object), name: 'name' } as never })).status,
    ).not.toBe(403);
    const moderator = await createTestStaff(server, { roles: ['moderator'] });
    expect((await moderator.send(getStaffSettings)).error?.code).toBe('staff_role_missing');
  });
});

describe('a sites file (spec D4.1, D5.10)', () => {
  test('leaves its changes in the history, by nobody of the staff, and they can be undone', async () => {
    const { sites } = await exportSites(server.db);
    const first = sites.find(({ key }) => key === 'lavender') as SiteDefinition;
    const changed = {
      ...first,
      settings: { ...first.settings, history_days: 90 },
      company: { ...first.company, city: 'Utrecht' },
    };
    await applySites(server.db, [changed], server.clock.now());
    await applySites(server.db, [changed], server.clock.now());
    const { changes } = await admin.call(getSettingHistory);
    expect(changes.slice(0, 2)).toMatchObject([
      { name: 'company.city', by: null, old: { value: 'Amsterdam' }, new: { value: 'Utrecht' } },
      { name: 'history_days', by: null, old: null, new: { value: 90 } },
    ]);
    const { entries } = await admin.call(getAuditLog, { query: { action: 'settings.change' } });
    expect(entries[0]).toMatchObject({ staff: null, details: { name: 'company.city' } });
    expect((await send('history_days', { to: 'previous' })).status).toBe(200);
    expect((await settingOf('history_days')).is_default).toBe(true);
  });

  test('that creates a site changes nothing', async () => {
    const siteId = await openSecondSite(server);
    const rows = await server.db
      .selectFrom('site_changes')
      .select('id')
      .where('site_id', '=', siteId)
      .execute();
    expect(rows).toEqual([]);
  });
});

test('the history is paged by 50 (spec D5.10)', async () => {
  for (let number = 0; number < 51; number++) await change('message_length', 500 + number);
  const query = { name: 'message_length' } as const;
  const first = await admin.call(getSettingHistory, { query });
  const second = await admin.call(getSettingHistory, { query: { ...query, before: first.next ?? 0 } });
  expect([first.changes.length, second.changes.length, second.next]).toEqual([50, 1, null]);
  expect(second.changes[0]?.new?.value).toBe(500);
});

test('an unknown setting is refused (spec D5.10)', async () => {
  const body = { name: 'toString', to: 'value', value: 1, seen: null } as never;
  const refused = await admin.call(changeSetting, { body }).catch(error => error);
  expect(isApiError(refused) && refused.code).toBe('invalid_input');
});
