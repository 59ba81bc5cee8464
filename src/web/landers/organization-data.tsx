import { useQuery } from '@tanstack/react-query';
import { type CompanyInfo, getCompanyInfo, type Settings } from '#contract/site';
import { offeredLanguages } from '#i18n/offered-languages';
import { query } from '../data/query.ts';
import { useSettings } from '../site/settings-query.ts';
import { JsonLd, type JsonLdItem } from '../ui/json-ld.tsx';

/**
 * Describes the site and its company for search engines.
 * @spec 2.7 3.6
 */
export function OrganizationData() {
  const settings = useSettings();
  const { data: company } = useQuery(query(getCompanyInfo));
  return company ? <JsonLd items={[organizationOf(settings, company), websiteOf(settings)]} /> : null;
}

const idOf = ({ origin }: Settings, item: string): string => `${origin}/#${item}`;

const organizationOf = (settings: Settings, company: CompanyInfo): JsonLdItem => ({
  '@type': 'Organization',
  '@id': idOf(settings, 'organization'),
  name: settings.name,
  legalName: company.name,
  url: `${settings.origin}/`,
  logo: `${settings.origin}/app-icons/any-512.png`,
  email: settings.support_email,
  telephone: company.support_phone || undefined,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address,
    addressLocality: company.city,
    addressCountry: company.country,
  },
});

const websiteOf = (settings: Settings): JsonLdItem => ({
  '@type': 'WebSite',
  '@id': idOf(settings, 'website'),
  name: settings.name,
  url: `${settings.origin}/`,
  inLanguage: offeredLanguages(settings),
  publisher: { '@id': idOf(settings, 'organization') },
});
