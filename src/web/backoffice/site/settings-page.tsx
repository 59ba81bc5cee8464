import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { nameIncludes } from '#contract/plain-text';
import {
  getStaffSettings,
  type SettingGroup,
  type SettingName,
  type StaffSetting,
  settingGroups,
  settingTextName,
} from '#contract/staff-settings';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { SelectField, TextField } from '../../ui/inputs.tsx';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { AuthorName } from './change-list.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { useChoiceName } from './setting-fields.tsx';
import { summaryOf } from './setting-values.ts';
import style from './site.module.css';
import { SiteTabs } from './site-tabs.tsx';
import { OpenLink, useOpened } from './use-opened.tsx';

const queries = () => [query(getStaffSettings)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

const groups = Object.keys(settingGroups) as SettingGroup[];

/**
 * Every setting of the site and its company info, which change while it runs.
 * @spec 3.5 3.6 D5.10
 */
export default function SettingsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(query(getStaffSettings));
  const { opened, close } = useOpened();
  const search = params.get('search')?.trim() ?? '';
  const group = groups.find(known => known === params.get('group'));
  const isSearched = useSearched(search);
  const found = data?.settings.filter(setting => (!group || setting.group === group) && isSearched(setting));
  const columns = useSettingColumns();
  return (
    <OfficePage title={t('staff_nav.site')} aside={found?.length}>
      <SiteTabs />
      <FilterBar isFiltered={search !== '' || group !== undefined}>
        <SelectField
          label={t('staff_site.group')}
          name="group"
          none={t('staff_site.all_groups')}
          defaultValue={group ?? ''}
          options={groups.map(value => ({ value, name: t(`staff_setting_group.${value}`) }))}
        />
        <TextField
          label={t('staff_site.search')}
          name="search"
          type="search"
          data-search
          defaultValue={search}
        />
      </FilterBar>
      <DataTable
        caption={t('staff_site.settings')}
        columns={columns}
        rows={found}
        keyOf={({ name }) => name}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_site.nothing_found')}</p>}
      />
      <SettingDialog setting={data?.settings.find(({ name }) => name === opened) ?? null} onClose={close} />
    </OfficePage>
  );
}

/** Settings whose order or structure needs more than a form. */
const ownPages: Partial<Record<SettingName, string>> = {
  interests: '/backoffice/site/interests',
  visible_languages: '/backoffice/site/languages',
  closed_regions: '/backoffice/site/languages',
};

/** Finds settings by their texts, names and values. */
function useSearched(search: string): (setting: StaffSetting) => boolean {
  const t = useStaffText();
  const choiceName = useChoiceName();
  return setting =>
    search === '' ||
    [
      t(`staff_setting.${settingTextName(setting.name)}`),
      setting.name.replaceAll('_', ' '),
      setting.name,
      summaryOf(setting, setting.value),
      summaryOf(setting, setting.value, choiceName),
    ].some(text => text.includes(search) || nameIncludes(text, search));
}

function useSettingColumns(): [Column<StaffSetting>, ...Column<StaffSetting>[]] {
  const t = useStaffText();
  return [
    {
      title: t('staff_site.setting'),
      cell: ({ name }) => {
        const label = t(`staff_setting.${settingTextName(name)}`);
        const page = ownPages[name];
        return page ? <Link to={page}>{label}</Link> : <OpenLink name={name}>{label}</OpenLink>;
      },
    },
    {
      title: t('staff_site.group'),
      cell: ({ group }) => <span className="quiet">{t(`staff_setting_group.${group}`)}</span>,
    },
    { title: t('staff_site.value'), cell: setting => <SettingValue setting={setting} /> },
    { title: t('staff_site.changed'), cell: ({ changed }) => changed && <LastChange {...changed} /> },
  ];
}

export function SettingValue({ setting }: { setting: StaffSetting }) {
  const t = useStaffText();
  const choiceName = useChoiceName();
  const shown = summaryOf(setting, setting.value, choiceName);
  return (
    <div className={style.value}>
      {shown || <span className="quiet">{t('staff_site.blank')}</span>}
      {setting.is_default && <span className="quiet text-s"> ({t('staff_site.default')})</span>}
    </div>
  );
}

export const LastChange = ({ at, by }: { at: string; by: { name: string } | null }) => (
  <>
    <When at={at} /> <AuthorName by={by} />
  </>
);
