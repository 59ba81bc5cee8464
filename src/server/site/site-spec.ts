import * as z from 'zod/mini';
import { countryCodes } from '#contract/countries';
import { parseLanguage } from '#contract/languages';
import { timeZone } from '#contract/notifications';
import { companyInfo } from '#contract/site';
import { offeredLanguages } from '#i18n/offered-languages';
import { areHeadlinesComplete, campaignSpecs } from './campaign-spec.ts';
import {
  defaultSettings,
  nonEmptyLine,
  type StoredSettings,
  singleLine,
  storedSettings,
} from './settings.ts';

const hostName = z.string().check(
  z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, {
    error: 'must be a host name in small letters, without port, as lilac.example',
  }),
);

/** One that PostgreSQL knows as well. */
const isTimeZone = (name: string): boolean => timeZone.safeParse(name).success;

/** @spec 3.6 */
export const companySpec = z.strictObject({
  ...companyInfo.shape,
  name: nonEmptyLine(120),
  address: singleLine(200),
  kvk: singleLine(60),
  city: singleLine(120),
  tradenames: z.array(singleLine(120)),
  vat_numbers: z.partialRecord(z.enum(countryCodes), singleLine(60)),
  support_phone: singleLine(40),
  delete_discount: z.int().check(z.gte(0), z.lte(90)),
});

/**
 * A site as its operator defines it, without prices. Omitted settings have their defaults.
 * @spec 3.5 3.6 D4.1
 */
export const siteSpec = z
  .strictObject({
    key: z
      .string()
      .check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, { error: 'must be 2 to 31 small letters, digits or dashes' })),
    hosts: z.array(hostName).check(z.minLength(1, { error: 'needs at least one host' })),
    audience: z.enum(['men_seeking_men', 'everyone']),
    time_zone: z
      .string()
      .check(z.refine(isTimeZone, { error: 'must be a time zone of the IANA, as Europe/London' })),
    settings: z.partial(z.strictObject(storedSettings.shape)),
    company: companySpec,
    campaigns: z._default(campaignSpecs, []),
  })
  .check(
    z.refine(({ settings }) => isOfferedLanguage({ ...defaultSettings, ...settings }), {
      error: 'must be empty or one of the languages of the site’s countries',
      path: ['settings', 'domain_language'],
    }),
    z.refine(({ settings }) => (settings.countries ?? defaultSettings.countries).length > 0, {
      error: 'needs at least one country',
      path: ['settings', 'countries'],
    }),
    z.refine(
      ({ campaigns, settings }) =>
        areHeadlinesComplete(campaigns, offeredLanguages({ ...defaultSettings, ...settings })),
      { error: 'each headline needs a text in every language of the site', path: ['campaigns'] },
    ),
  );
export type SiteSpec = z.output<typeof siteSpec>;

const isOfferedLanguage = (settings: StoredSettings): boolean => {
  const { domain_language: language } = settings;
  const code = parseLanguage(language);
  return language === '' || (code !== undefined && offeredLanguages(settings).includes(code));
};
