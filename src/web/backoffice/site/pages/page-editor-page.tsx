import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { data as answer, useParams } from 'react-router';
import type { Output } from '#contract/call';
import { isLanguage } from '#contract/languages';
import { isPageSlug } from '#contract/public-pages';
import { getStaffPage } from '#contract/staff-pages';
import { query } from '../../../data/query.ts';
import { languageNames } from '../../../site/offered-languages.ts';
import { staffCacheLoader, staffDocumentLoader } from '../../session/staff-loaders.ts';
import { OfficePage } from '../../ui/office-page.tsx';
import { SiteTabs } from '../site-tabs.tsx';
import { PageForm } from './page-form.tsx';
import { PageHistory } from './page-history.tsx';

type Params = Record<string, string | undefined>;
export type EditedPage = Output<typeof getStaffPage>;

/** @throws a 404 page */
function pageIn({ slug, language }: Params) {
  if (!isPageSlug(slug) || !isLanguage(language)) throw answer({ code: 'not_found' }, { status: 404 });
  return { slug, language };
}

const queries = ({ params }: { params: Params }) => [query(getStaffPage, pageIn(params))];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * One information page: its words, from when they count, and what it said before.
 * @spec 2.9 D5.10
 */
export default function PageEditorPage() {
  const key = pageIn(useParams());
  const { data } = useQuery(query(getStaffPage, key));
  // What somebody takes over from the history is typed anew, over what stands in the field.
  const [taken, setTaken] = useState<{ source: string; round: number } | null>(null);
  if (!data) return null;
  const source = taken?.source ?? (data.upcoming ?? data.current)?.source ?? data.original;
  return (
    <OfficePage title={`/pages/${key.slug}`} aside={languageNames[key.language]} narrow>
      <SiteTabs />
      <PageForm
        key={`${key.slug} ${key.language} ${data.changed?.id ?? 0} ${taken?.round ?? 0}`}
        page={data}
        place={key}
        source={source}
        onSaved={() => setTaken(null)}
      />
      <PageHistory
        page={data}
        place={key}
        onTake={text => setTaken({ source: text, round: (taken?.round ?? 0) + 1 })}
        onUndone={() => setTaken(null)}
      />
    </OfficePage>
  );
}
