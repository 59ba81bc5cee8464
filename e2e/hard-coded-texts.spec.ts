import { countryCodes } from '../src/contract/countries.ts';
import { languageCodes } from '../src/contract/languages.ts';
import { regionsOf } from '../src/contract/regions.ts';
import { countryName } from '../src/i18n/country-name.ts';
import { allTowns } from '../src/server/site/places/town-index.ts';
import { languageNames } from '../src/web/site/offered-languages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { hardCodedWords, wordsOf, writePseudoTexts } from './support/pseudo-texts.ts';
import { expect, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';
import { missingPageErrors, routeAddresses } from './support/walk-routes.ts';

/** Pages with texts of their own in each language, and the back office, whose texts no site changes. */
const isOfCatalogues = (address: string) => !/^\/(pages|safety|backoffice)/.test(address);

/** What `Intl` writes in Dutch, and names that are the same everywhere. */
const dates = ['long', 'short'].flatMap(month =>
  Array.from({ length: 12 }, (_, index) =>
    new Intl.DateTimeFormat('nl', { dateStyle: undefined, month: month as 'long', weekday: 'long' }).format(
      new Date(2026, index, index + 1),
    ),
  ),
);
const units = ['second', 'minute', 'hour', 'day', 'week', 'year', 'kilometer'].flatMap(unit =>
  [1, 2].flatMap(count =>
    (['long', 'short'] as const).map(unitDisplay =>
      new Intl.NumberFormat('nl', { style: 'unit', unit, unitDisplay }).format(count),
    ),
  ),
);

/** Names of members, of the company, of countries, languages and the towns of the night map. */
const data = [
  ...['Lavender', 'Bram', 'Thijs', 'Lavender Example B.V., Voorbeeldkade', 'support@lavender.example'],
  ...countryCodes.map(code => countryName('nl', code)),
  ...languageCodes.map(code => new Intl.DisplayNames('nl', { type: 'language' }).of(code) ?? code),
  ...allTowns()
    .filter(({ country }) => country === 'NL')
    .toSorted((one, other) => other.population - one.population)
    .slice(0, 40)
    .map(({ name }) => name),
];

test.use({ expectedErrors: missingPageErrors });

for (const role of ['visitor', 'member'] as const)
  test(`every text of every page for a ${role} comes from the catalogues (spec 1.5)`, {
    tag: '@full',
  }, async ({ context, page, baseURL }) => {
    test.setTimeout(900_000);
    const { id, address } = await openTestSite(`pseudo-${role}`, { name: 'Lavender' }, baseURL ?? '');
    await writePseudoTexts(id);
    const [other, member] = [
      await newMember({ siteId: id, name: 'Bram' }),
      await newMember({ siteId: id, premium: true }),
    ];
    if (role === 'member') await logIn(context, member, address);
    await expect(async () => {
      await page.goto(`${address}/pricing`);
      expect(await page.locator('h1').innerText()).toMatch(/[\uff21-\uff5a]/);
    }).toPass({ timeout: 120_000 });
    const regions = countryCodes.flatMap(code => regionsOf(code, 'nl').map(({ name }) => name));
    const known = new Set(
      [...data, member.email, 'EUR', ...dates, ...units, ...Object.values(languageNames), ...regions]
        .flatMap(wordsOf)
        .map(word => word.toLowerCase()),
    );
    for (const path of (await routeAddresses(page, other.profileId)).filter(isOfCatalogues)) {
      await page.goto(address + path);
      expect.soft(await hardCodedWords(page, known), path).toEqual([]);
    }
  });
