import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { sendGift } from '#contract/gifts';
import { getAuditLog } from '#contract/staff-audit';
import { changeGiftPrice, getGiftPrices } from '#contract/staff-gift-prices';
import { getStaffSettings } from '#contract/staff-settings';
import { openSecondSite } from '../testing/second-site.ts';
import { createTestStaff } from '../testing/staff.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const staff = await createTestStaff(server, { roles: ['finance'], name: 'Noor' });
const colleague = await createTestStaff(server, { roles: ['finance'] });
const admin = await createTestStaff(server);
const read = () => staff.call(getGiftPrices);
const seen = async () => (await read()).seen;
const change = (gift: 'rose' | 'bear' | 'beer', credits: number | null, at: number | null, by = staff) =>
  by.send(changeGiftPrice, { body: { gift, credits, seen: at } });
const priceOf = async (gift: string) => (await read()).gifts.find(row => row.gift === gift);

describe('prices of gifts (spec D5.10, D2.11)', () => {
  test('are those of the catalogue until staff change one, which members pay from then on', async () => {
    expect(await priceOf('bear')).toEqual({ gift: 'bear', credits: 5, standard: 5, is_standard: true });
    expect((await change('bear', 7, await seen())).status).toBe(204);
    expect(await priceOf('bear')).toMatchObject({ credits: 7, standard: 5, is_standard: false });
    expect((await read()).changes[0]).toMatchObject({
      ...{ gift: 'bear', old_credits: null, new_credits: 7, by: { name: 'Noor' } },
    });
    const [anton, bram] = [await server.signUpMember({ credits: 10 }), await server.signUpMember()];
    const browser = server.as(anton);
    const body = { to: bram.profileId, client_id: randomUUID(), gift: 'bear' as const };
    await browser.call(sendGift, { body });
    expect((await browser.call(getUser)).user?.credits).toBe(3);
    const { entries } = await admin.call(getAuditLog, { query: { action: 'settings' } });
    expect(entries[0]).toMatchObject({ staff: { name: 'Noor' }, details: { new: '{"bear":7}' } });
    const { settings } = await admin.call(getStaffSettings);
    expect(settings.find(({ name }) => name === 'gift_prices')).toMatchObject({
      ...{ kind: 'numbers', value: { bear: 7 } },
    });
  });

  test('go back to the catalogue, one by one', async () => {
    await change('rose', 2, await seen());
    await change('beer', 4, await seen());
    await change('rose', null, await seen());
    expect([await priceOf('rose'), await priceOf('beer')]).toMatchObject([
      { credits: 1, is_standard: true },
      { credits: 4, is_standard: false },
    ]);
  });

  test('of two people who saw the same prices, one changes them', async () => {
    const at = await seen();
    const answers = await Promise.all([change('rose', 8, at), change('beer', 9, at, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['changed_meanwhile']);
  });

  test.each([0, 1_001, 1.5])('%j credits are refused', async credits => {
    const { error } = await change('rose', credits, await seen());
    expect(error?.fields?.credits).toBeDefined();
  });

  test('are of the own site only', async () => {
    const siteId = await openSecondSite(server);
    const other = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    await change('bear', 6, await seen());
    const { gifts, changes } = await other.call(getGiftPrices);
    expect([changes, gifts.every(gift => gift.is_standard)]).toEqual([[], true]);
  });
});
