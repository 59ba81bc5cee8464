import { nameIncludes } from '#contract/plain-text';
import {
  type StaffText,
  type TextFilter,
  type TextLanguage,
  type TextPart,
  textFilters,
} from '#contract/staff-texts';
import { type CatalogueText, originalsOf } from '#i18n/all-texts';
import { type IcuText, readIcu } from '#i18n/read-icu';
import { fittingLength, textMistake, writtenPlaceholders } from '#i18n/text-rules';
import type { Db } from '../../platform/db.ts';
import { selectNewestChanges } from '../changes/queries.ts';
import type { Site } from '../sites.ts';

export type TextSearch = {
  language: TextLanguage;
  search: string | undefined;
  part?: TextPart | undefined;
  filter: TextFilter | undefined;
  after: string | undefined;
};

type TextList = { texts: StaffText[]; next: string | null; counts: Record<TextFilter, number> };

const PAGE = 50;

/**
 * The texts of a language with what the site says instead, in the order of their keys.
 * @spec 1.5 D5.10
 */
export async function listTexts(
  { db }: { db: Db },
  site: Pick<Site, 'id' | 'texts'>,
  { language, search, part, filter = 'all', after = '' }: TextSearch,
): Promise<TextList> {
  const [originals, newest] = await Promise.all([
    originalsOf(language),
    selectNewestChanges(db, site.id, 'text', language),
  ]);
  const overrides = new Map(
    site.texts.overrides.flatMap(text => (text.language === language ? [[text.key, text.value]] : [])),
  );
  const found = [...originals]
    .filter(([, original]) => !part || original.part === part)
    .map(([key, original]) => ({
      ...describeText(key, original, overrides.get(key) ?? null),
      changed: newest.get(key) ?? null,
    }))
    .filter(text => !search || isFound(text, search));
  const counts = Object.fromEntries(
    textFilters.map(name => [name, found.filter(tests[name]).length]),
  ) as Record<TextFilter, number>;
  const rest = found
    .filter(tests[filter])
    .filter(({ key }) => key > after)
    .toSorted((first, second) => (first.key < second.key ? -1 : 1));
  const texts = rest.slice(0, PAGE);
  return { texts, next: rest.length > PAGE ? (texts.at(-1)?.key ?? null) : null, counts };
}

const tests: Record<TextFilter, (text: StaffText) => boolean> = {
  all: () => true,
  overridden: ({ override }) => override !== null,
  overlong: ({ overlong }) => overlong,
};

const isFound = ({ key, original, override }: StaffText, search: string): boolean =>
  key.includes(search.toLowerCase()) ||
  [original, override ?? ''].some(text => text.includes(search) || isFoundFolded(text, search));

/** Finds words without regard to accents and capitals. A search for signs alone would find everything. */
const isFoundFolded = (text: string, search: string): boolean =>
  /[\p{L}\p{N}]/u.test(search) && nameIncludes(text, search);

function describeText(key: string, catalogued: CatalogueText, override: string | null) {
  const { text: original, part } = catalogued;
  const wanted = originalIcu(catalogued);
  const shown = override === null ? wanted : icuOf(override);
  const fits = fittingLength(key, wanted);
  const outdated = override !== null && textMistake(original, override) !== null;
  return {
    ...{ key, part, original, override, outdated, fits, length: shown.length },
    placeholders: writtenPlaceholders(wanted),
    overlong: shown.length > fits,
  };
}

/** Originals never change within a release, and parsing all of them takes longer than the rest of the list. */
const parsed = new WeakMap<CatalogueText, IcuText>();

function originalIcu(original: CatalogueText): IcuText {
  const icu = parsed.get(original) ?? icuOf(original.text);
  parsed.set(original, icu);
  return icu;
}

const EMPTY: IcuText = { placeholders: [], uses: new Map(), length: 0 };
const icuOf = (text: string): IcuText => readIcu(text) ?? EMPTY;
