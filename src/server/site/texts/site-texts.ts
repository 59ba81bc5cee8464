import { createHash } from 'node:crypto';
import compile from 'icu-minify/compile';
import { type CataloguePart, type CatalogueText, textsOfSource } from '#i18n/all-texts';
import { type CatalogueSource, catalogueSources } from '#i18n/catalogues';
import { nestTexts } from '#i18n/flat-texts';
import type { CatalogueMessages } from '#i18n/messages';
import type { TextOverrides } from '#i18n/override-texts';
import { textMistake } from '#i18n/text-rules';

/**
 * What a site says in place of the catalogues' texts, as its operators wrote it. `change` is the newest change of a
 * text, or `draft` for what one person of the staff looks at before saving it. An object stands for one state and is never
 * changed.
 * @spec D5.10
 */
export type SiteTexts = {
  change: number | 'draft';
  overrides: readonly { language: string; key: string; value: string }[];
};

/** The overrides in one locale. */
export type LocaleTexts = {
  /** For pages, parsed as the build parses the catalogues. */
  parsed: TextOverrides;
  /** For emails, pushes and errors. */
  written: CatalogueMessages;
  /** What a browser loads: JSON of the parsed texts that hydrated pages show. */
  body: string;
};

/** Landing pages and emails come complete from the server. */
const browserParts: ReadonlySet<CataloguePart> = new Set(['public', 'members', 'account']);

const localeTexts = new WeakMap<SiteTexts, Map<string, Promise<LocaleTexts | null>>>();

/** Returns null if the site says nothing of its own in this locale. */
export function textsInLocale(texts: SiteTexts, locale: string): Promise<LocaleTexts | null> {
  if (texts.overrides.length === 0) return NONE;
  const known = localeTexts.get(texts) ?? new Map<string, Promise<LocaleTexts | null>>();
  localeTexts.set(texts, known);
  const sources = catalogueSources(locale);
  const found = known.get(sources.join()) ?? composeTexts(texts, sources);
  known.set(sources.join(), found);
  return found;
}

const NONE = Promise.resolve(null);

async function composeTexts(texts: SiteTexts, sources: CatalogueSource[]): Promise<LocaleTexts | null> {
  const effective = await effectiveTexts(texts, sources);
  if (effective.size === 0) return null;
  const written = [...effective].map(([key, { text }]) => [key, text] as const);
  const parsed = [...effective].map(([key, { text, part }]) => ({
    key,
    part,
    text: compile(text) as string,
  }));
  const shown = parsed.filter(({ part }) => browserParts.has(part));
  const body = JSON.stringify(nestTexts(shown.map(({ key, text }) => [key, text] as const)));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10);
  return {
    parsed: {
      version: versionOf(texts, shown.length > 0, hash),
      messages: nestTexts(parsed.map(({ key, text }) => [key, text] as const)),
    },
    written: nestTexts(written),
    body,
  };
}

function versionOf({ change }: SiteTexts, isLoaded: boolean, hash: string): string {
  if (!isLoaded) return '';
  return change === 'draft' ? change : `${change}-${hash}`;
}

/**
 * A variant's own text has priority over what the site says in the language below it. An override that fits its
 * original no longer, because a release changed that, is left out.
 */
async function effectiveTexts(
  { overrides }: SiteTexts,
  sources: CatalogueSource[],
): Promise<Map<string, CatalogueText>> {
  const originals = new Map<string, CatalogueText>();
  const effective = new Map<string, CatalogueText>();
  for (const source of sources) {
    for (const [key, original] of await textsOfSource(source)) {
      originals.set(key, original);
      effective.delete(key);
    }
    for (const { language, key, value } of overrides) {
      const original = originals.get(key);
      if (language === source && original && textMistake(original.text, value) === null)
        effective.set(key, { text: value, part: original.part });
    }
  }
  return effective;
}
