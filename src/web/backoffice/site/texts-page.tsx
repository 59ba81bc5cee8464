import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router';
import { FALLBACK_LANGUAGE, parseLanguage } from '#contract/languages';
import {
  getStaffTexts,
  type StaffText,
  type TextFilter,
  type TextLanguage,
  textFilters,
  textLanguages,
  textParts,
} from '#contract/staff-texts';
import { useStaffText } from '#i18n/react';
import { languageNames } from '../../site/offered-languages.ts';
import { SelectField, TextField } from '../../ui/inputs.tsx';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { LastChange } from './settings-page.tsx';
import style from './site.module.css';
import { SiteTabs } from './site-tabs.tsx';
import { TextDialog } from './text-dialog.tsx';
import { type TextFilters, textFiltersIn } from './text-filters.ts';
import { OpenLink, useOpened } from './use-opened.tsx';

const textList = (filters: TextFilters) => staffList(getStaffTexts, filters, 'after', ({ next }) => next);

const queries = ({ url }: { url: URL }) => [textList(textFiltersIn(url.searchParams))];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * Every text of the site, which staff can say in the site's own words while it runs.
 * @spec 1.5 D5.10
 */
export default function TextsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const filters = textFiltersIn(params);
  const list = textList(filters);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const texts = data?.pages.flatMap(page => page.texts);
  const { opened, close } = useOpened();
  const columns = useTextColumns();
  return (
    <OfficePage title={t('staff_site.texts')} aside={data?.pages[0]?.counts[filters.filter ?? 'all']}>
      <SiteTabs />
      <TextFilterBar filters={filters} counts={data?.pages[0]?.counts} />
      <DataTable
        caption={t('staff_site.texts')}
        columns={columns}
        rows={texts}
        keyOf={({ key }) => key}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_texts.nothing_found')}</p>}
        more={<MoreRows list={list} count={texts?.length ?? 0} hasMore={hasNextPage} />}
      />
      <TextDialog
        text={texts?.find(({ key }) => key === opened) ?? null}
        language={filters.language}
        onClose={close}
      />
    </OfficePage>
  );
}

type BarProps = { filters: TextFilters; counts: Partial<Record<TextFilter, number>> | undefined };

function TextFilterBar({ filters, counts }: BarProps) {
  const t = useStaffText();
  const options = textFilters.map(value => ({
    value,
    name: `${t(`staff_text_filter.${value}`)}${counts ? ` (${counts[value] ?? 0})` : ''}`,
  }));
  return (
    <FilterBar
      isFiltered={filters.search !== undefined || filters.part !== undefined || filters.filter !== undefined}
    >
      <SelectField
        label={t('staff_texts.language')}
        name="language"
        data-unfiltered={FALLBACK_LANGUAGE}
        defaultValue={filters.language}
        options={textLanguages.map(value => ({ value, name: nameOfLanguage(value) }))}
      />
      <SelectField
        label={t('staff_content.part')}
        name="part"
        none={t('staff_content.everywhere')}
        defaultValue={filters.part ?? ''}
        options={textParts.map(value => ({ value, name: t(`staff_text_part.${value}`) }))}
      />
      <SelectField
        label={t('staff_texts.show')}
        name="filter"
        data-unfiltered="all"
        defaultValue={filters.filter ?? 'all'}
        options={options}
      />
      <TextField
        label={t('staff_texts.search_hint')}
        name="search"
        type="search"
        data-search
        maxLength={100}
        defaultValue={filters.search ?? ''}
      />
    </FilterBar>
  );
}

/** A variant is named by its language and country, such as `Nederlands (BE)`. */
function nameOfLanguage(language: TextLanguage): string {
  const [, country] = language.split('-');
  const name = languageNames[parseLanguage(language) ?? 'nl'];
  return country ? `${name} (${country})` : name;
}

function useTextColumns(): [Column<StaffText>, ...Column<StaffText>[]] {
  const t = useStaffText();
  return [
    {
      title: t('staff_texts.key'),
      cell: ({ key }) => (
        <OpenLink name={key}>
          <KeyText name={key} />
        </OpenLink>
      ),
    },
    { title: t('staff_texts.text'), cell: text => <ShownText text={text} /> },
    {
      title: t('staff_texts.length'),
      align: 'end',
      cell: ({ length, fits }) => <span className="nowrap">{`${length} / ${fits}`}</span>,
    },
    { title: t('staff_site.changed'), cell: ({ changed }) => changed && <LastChange {...changed} /> },
  ];
}

/** Breaks a long key where a word of it ends. */
const KeyText = ({ name }: { name: string }) => (
  <code>
    {name.split(/(?<=[._])/).map((word, index) => (
      <Fragment key={`${index}-${word}`}>
        {word}
        <wbr />
      </Fragment>
    ))}
  </code>
);

function ShownText({ text }: { text: StaffText }) {
  const t = useStaffText();
  const marks = [
    text.override !== null && t('staff_texts.own'),
    text.overlong && t('staff_texts.overlong'),
    text.outdated && t('staff_texts.outdated'),
  ].filter(mark => mark !== false);
  return (
    <div className={style.text}>
      {text.override ?? text.original}
      {marks.length > 0 && <p className="quiet text-s">{marks.join(' · ')}</p>}
    </div>
  );
}
