import { afterEach, describe, expect, test } from 'vitest';
import { countryCodes } from '#contract/countries';
import { getSettings } from '#contract/site';
import type { BrowserOptions } from '../testing/browser.ts';
import { setSetting } from '../testing/set-setting.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const networks = { NL: '145.97.1.1', FR: '90.1.1.1', JP: '133.11.0.1', nowhere: '10.1.2.3' };
const from = (network: keyof typeof networks): BrowserOptions => ({ remoteAddress: networks[network] });
const countriesOf = async (browser: ReturnType<typeof server.visitor>) => {
  const { settings } = await browser.call(getSettings);
  return [settings.geoip_country, settings.geoip_selected_country];
};

describe('the country of the network, and the preselected country of forms (spec 3.5)', () => {
  afterEach(() => setSetting(server, 'countries', [...countryCodes]));

  test('are the same when the site serves it', async () => {
    expect(await countriesOf(server.visitor(from('FR')))).toEqual(['FR', 'FR']);
  });

  test('differ when the site does not serve the country: forms preselect the first country of the site', async () => {
    await setSetting(server, 'countries', ['BE', 'DE']);
    expect(await countriesOf(server.visitor(from('FR')))).toEqual(['FR', 'BE']);
    await setSetting(server, 'countries', ['BE', 'NL']);
    expect(await countriesOf(server.visitor(from('FR')))).toEqual(['FR', 'NL']);
  });

  test('when the product serves no country of the network, the network country is null', async () => {
    expect(await countriesOf(server.visitor(from('JP')))).toEqual([null, 'NL']);
    expect(await countriesOf(server.visitor(from('nowhere')))).toEqual([null, 'NL']);
  });

  test('for a member abroad, forms preselect the country of the member', async () => {
    const member = await server.signUpMember({ country: 'AT' });
    expect(await countriesOf(server.as(member, from('FR')))).toEqual(['FR', 'AT']);
  });
});
