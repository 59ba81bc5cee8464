import { useQuery } from '@tanstack/react-query';
import { type FeatureSetting, featureSettings } from '#contract/staff-features';
import { getStaffSettings, type StaffSetting, settingTextName } from '#contract/staff-settings';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { LastChange, SettingValue } from './settings-page.tsx';
import { SiteTabs } from './site-tabs.tsx';
import { OpenLink, useOpened } from './use-opened.tsx';

const queries = () => [query(getStaffSettings)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

type Feature = StaffSetting & { name: FeatureSetting };
const isFeature = (setting: StaffSetting): setting is Feature =>
  (featureSettings as readonly string[]).includes(setting.name);
const place = ({ name }: Feature) => featureSettings.indexOf(name);

/**
 * The settings that switch parts of the site, with what each does. They change and are undone as settings.
 * @spec 3.5 D5.10
 */
export default function FeaturesPage() {
  const t = useStaffText();
  const { data, error, refetch } = useQuery(query(getStaffSettings));
  const { opened, close } = useOpened();
  const features = data?.settings.filter(isFeature).sort((one, other) => place(one) - place(other));
  const columns = useFeatureColumns();
  return (
    <OfficePage title={t('staff_features.title')}>
      <SiteTabs />
      <p className="quiet">{t('staff_features.about')}</p>
      <DataTable
        caption={t('staff_features.title')}
        columns={columns}
        rows={features}
        keyOf={({ name }) => name}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={null}
      />
      <SettingDialog setting={features?.find(({ name }) => name === opened) ?? null} onClose={close} />
    </OfficePage>
  );
}

function useFeatureColumns(): [Column<Feature>, ...Column<Feature>[]] {
  const t = useStaffText();
  return [
    {
      title: t('staff_features.feature'),
      cell: ({ name }) => <OpenLink name={name}>{t(`staff_setting.${settingTextName(name)}`)}</OpenLink>,
    },
    { title: t('staff_features.what'), cell: ({ name }) => t(`staff_feature.${name}`) },
    { title: t('staff_features.now'), cell: setting => <SettingValue setting={setting} /> },
    { title: t('staff_features.changed'), cell: ({ changed }) => changed && <LastChange {...changed} /> },
  ];
}
