import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { type CountryCode, countryCodes } from '#contract/countries';
import { type LanguageCode, languagesOfCountry } from '#contract/languages';
import { getStaffSettings, type SettingName, type StaffSetting } from '#contract/staff-settings';
import { countryName } from '#i18n/country-name';
import { useStaffText } from '#i18n/react';
import { query } from '../../../data/query.ts';
import { languageNames } from '../../../site/offered-languages.ts';
import { Button } from '../../../ui/button.tsx';
import { staffCacheLoader, staffDocumentLoader } from '../../session/staff-loaders.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { OfficePage } from '../../ui/office-page.tsx';
import { SettingDialog } from '../setting-dialog.tsx';
import { SiteTabs } from '../site-tabs.tsx';
import { CountryLanguagesDialog } from './country-languages-dialog.tsx';
import { CountryRegionsDialog } from './country-regions-dialog.tsx';
import style from './lists.module.css';

const queries = () => [query(getStaffSettings)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

type CountryRow = {
  code: CountryCode;
  isOpen: boolean;
  languages: readonly LanguageCode[];
  isUsual: boolean;
  closedRegions: readonly string[];
};
type Opened = { code: CountryCode; what: 'languages' | 'regions' } | SettingName | null;

/**
 * Which countries the site serves, in which languages, and which of their regions can be chosen.
 * @spec 2.3 3.2 D2.45 D5.10
 */
export default function LanguagesPage() {
  const t = useStaffText();
  const { data, error, refetch } = useQuery(query(getStaffSettings));
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const settingOf = (name: SettingName) => data?.settings.find(setting => setting.name === name) ?? null;
  const columns = useCountryColumns(setOpened);
  const country = opened !== null && typeof opened === 'object' ? opened : null;
  return (
    <OfficePage
      title={t('staff_lists.languages')}
      actions={(['countries', 'domain_language'] as const).map(name => (
        <Button key={name} look="plain" small onClick={() => setOpened(name)}>
          {t(`staff_setting.${name}`)}
        </Button>
      ))}
    >
      <SiteTabs />
      <p className="quiet">{t('staff_lists.languages_text')}</p>
      <DataTable
        caption={t('staff_lists.languages')}
        columns={columns}
        rows={data && countryRows(data.settings)}
        keyOf={({ code }) => code}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={null}
      />
      <SettingDialog setting={typeof opened === 'string' ? settingOf(opened) : null} onClose={close} />
      <CountryLanguagesDialog
        country={country?.what === 'languages' ? country.code : null}
        setting={settingOf('visible_languages')}
        onClose={close}
      />
      <CountryRegionsDialog
        country={country?.what === 'regions' ? country.code : null}
        setting={settingOf('closed_regions')}
        onClose={close}
      />
    </OfficePage>
  );
}

function countryRows(settings: readonly StaffSetting[]): CountryRow[] {
  const storedValue = (name: SettingName) => settings.find(setting => setting.name === name)?.value;
  const served = storedValue('countries') as readonly CountryCode[];
  const visible = storedValue('visible_languages') as Partial<Record<CountryCode, LanguageCode[]>>;
  const closed = storedValue('closed_regions') as readonly string[];
  return countryCodes.map(code => ({
    code,
    isOpen: served.includes(code),
    languages: languagesOfCountry(code, { visible_languages: visible }),
    isUsual: visible[code] === undefined,
    closedRegions: closed.filter(region => region.startsWith(`${code}-`)),
  }));
}

function useCountryColumns(open: (opened: Opened) => void): [Column<CountryRow>, ...Column<CountryRow>[]] {
  const t = useStaffText();
  const locale = useLocale();
  return [
    {
      title: t('staff_lists.country'),
      cell: ({ code, isOpen }) => (
        <span className={isOpen ? undefined : 'quiet'}>{countryName(locale, code)}</span>
      ),
    },
    {
      title: t('staff_lists.open'),
      cell: ({ isOpen }) => (isOpen ? t('staff_choice.yes') : t('staff_choice.no')),
    },
    {
      title: t('staff_lists.shown_languages'),
      cell: ({ code, languages, isUsual }) => (
        <Button look="words" small className={style.words} onClick={() => open({ code, what: 'languages' })}>
          {languages.map(language => languageNames[language]).join(', ')}
          {isUsual && ` (${t('staff_site.default')})`}
          <span className="unseen">: {countryName(locale, code)}</span>
        </Button>
      ),
    },
    {
      title: t('staff_lists.regions'),
      cell: ({ code, closedRegions }) => (
        <Button look="words" small className={style.words} onClick={() => open({ code, what: 'regions' })}>
          {closedRegions.length === 0
            ? t('staff_lists.all_open')
            : t('staff_lists.closed', { count: closedRegions.length })}
          <span className="unseen">: {countryName(locale, code)}</span>
        </Button>
      ),
    },
  ];
}
