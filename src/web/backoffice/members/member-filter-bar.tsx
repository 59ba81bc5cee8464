import { useLocale } from 'use-intl';
import { countryCodes } from '#contract/countries';
import { accountStatuses } from '#contract/staff-members';
import { countryName } from '#i18n/country-name';
import { useStaffText } from '#i18n/react';
import { SelectField, TextField } from '../../ui/inputs.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import style from './member-filter-bar.module.css';
import { memberFiltersIn } from './member-filters.ts';

/** @spec D5.10 */
export function MemberFilterBar({ params }: { params: URLSearchParams }) {
  const t = useStaffText();
  const locale = useLocale();
  const { filters, wrong } = memberFiltersIn(params);
  const choices = (yes: string, no: string) => [
    { value: '1', name: yes },
    { value: '0', name: no },
  ];
  const typed = (name: 'q' | 'since' | 'until') => ({
    name,
    defaultValue: params.get(name) ?? '',
    error: wrong.includes(name) ? t('staff_members.wrong') : null,
  });
  const chosen = (name: 'status' | 'frozen' | 'country' | 'premium' | 'fictional') => ({
    name,
    defaultValue: String(filters[name] ?? ''),
  });
  const hasMore = (['country', 'frozen', 'premium', 'fictional', 'since', 'until'] as const).some(name =>
    params.get(name),
  );
  const isFiltered = Object.keys(filters).length > 0 || wrong.length > 0;
  return (
    <FilterBar isFiltered={isFiltered}>
      <TextField
        label={t('staff_members.find')}
        placeholder={t('staff_members.find_hint')}
        data-search
        spellCheck={false}
        {...typed('q')}
      />
      <SelectField
        label={t('staff_members.state')}
        none={t('staff_members.all')}
        options={accountStatuses.map(value => ({ value, name: t(`staff_status.${value}`) }))}
        {...chosen('status')}
      />
      <details className={style.more} open={hasMore}>
        <summary className="inline-row target weight-600">{t('staff_members.more_filters')}</summary>
        <div className="row wrap gap-1">
          <SelectField
            label={t('staff_members.country')}
            none={t('staff_members.all')}
            options={countryCodes.map(value => ({ value, name: countryName(locale, value) }))}
            {...chosen('country')}
          />
          <SelectField
            label={t('staff_members.frozen')}
            none={t('staff_members.all')}
            options={choices(t('staff_members.frozen'), t('staff_members.not_frozen'))}
            {...chosen('frozen')}
          />
          <SelectField
            label={t('staff_members.premium')}
            none={t('staff_members.all')}
            options={choices(t('staff_members.premium'), t('staff_members.free'))}
            {...chosen('premium')}
          />
          <SelectField
            label={t('staff_members.fictional')}
            none={t('staff_members.all')}
            options={choices(t('staff_members.fictional'), t('staff_members.real'))}
            {...chosen('fictional')}
          />
          <TextField label={t('staff_members.since')} type="date" {...typed('since')} />
          <TextField label={t('staff_members.until')} type="date" {...typed('until')} />
        </div>
      </details>
    </FilterBar>
  );
}
