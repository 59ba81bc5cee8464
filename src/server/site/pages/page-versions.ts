import { fieldError } from '#contract/errors';
import { readPage, unknownPlaceholders } from '#i18n/pages/page-source';
import { pageValueNames } from '#i18n/pages/page-values';
import type { StaticPage } from '#i18n/pages/static-page';

/** `from` is a time in ISO format. */
export type PageVersion = { source: string; from: string };

/** The version that counts at a time; null is the built page. */
export const versionAt = (versions: readonly PageVersion[], now: Date): PageVersion | null =>
  versions.findLast(({ from }) => Date.parse(from) <= now.getTime()) ?? null;

export const upcomingVersion = (versions: readonly PageVersion[], now: Date): PageVersion | null =>
  versions.find(({ from }) => Date.parse(from) > now.getTime()) ?? null;

/**
 * @throws ApiError `invalid_input` at the field `source`
 * @spec 2.9 D5.10
 */
export function checkPage(source: string): StaticPage {
  const page = readPage(source);
  if ('line' in page) throw fieldError('source', 'page_syntax', { line: page.line });
  const [name] = unknownPlaceholders(source, pageValueNames);
  if (name !== undefined) throw fieldError('source', 'page_placeholder', { name });
  return page;
}
