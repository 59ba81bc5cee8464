import {
  type AccountAreaMessages,
  type LandingPageMessages,
  loadAccountAreaMessages,
  loadLandingPageMessages,
  loadMembersMessages,
  loadStaffMessages,
  type MembersAreaMessages,
  type StaffAreaMessages,
} from '#i18n/load-messages';
import type { CatalogueMessages } from '#i18n/messages';
import { overrideTexts, type TextOverrides } from '#i18n/override-texts';

/**
 * `members`: texts of all pages for members. `account`: additional texts of the account area. `landers`: texts of
 * landing pages, which only the server renders. `staff`: additional texts of the back office.
 */
type TextParts = {
  members: MembersAreaMessages;
  account: AccountAreaMessages;
  landers: LandingPageMessages;
  staff: StaffAreaMessages;
};
type TextPart = keyof TextParts;

const loaders: { [P in TextPart]: (locale: string) => Promise<TextParts[P]> } = {
  members: loadMembersMessages,
  account: loadAccountAreaMessages,
  landers: loadLandingPageMessages,
  staff: loadStaffMessages,
};

// One copy per locale serves all documents, because texts never change within a release.
const loadedTexts: { [P in TextPart]: Map<string, TextParts[P]> } = {
  members: new Map(),
  account: new Map(),
  landers: new Map(),
  staff: new Map(),
};

/** Must finish before a page that uses the texts is rendered. */
export async function loadTexts<P extends TextPart>(part: P, locale: string): Promise<void> {
  if (!loadedTexts[part].has(locale)) loadedTexts[part].set(locale, await loaders[part](locale));
}

/** @param overrides what the site says in place of the catalogues; in the browser the default is what was loaded */
export function textsOf<P extends TextPart>(
  part: P,
  locale: string,
  overrides: TextOverrides | null = documentOverrides,
): TextParts[P] {
  const texts = loadedTexts[part].get(locale);
  if (!texts) throw new Error(`texts of ${locale} are not loaded: ${part}`);
  return overrides ? withOverrides(part, locale, texts, overrides) : texts;
}

/** What this document was rendered with. Browser only. */
let documentOverrides: TextOverrides | null = null;

// As long as a site changes nothing, all its documents are rendered with the same object.
const overriddenTexts = new WeakMap<TextOverrides, Map<string, CatalogueMessages>>();

function withOverrides<T extends CatalogueMessages>(
  part: TextPart,
  locale: string,
  texts: T,
  overrides: TextOverrides,
): T {
  const known = overriddenTexts.get(overrides) ?? new Map<string, CatalogueMessages>();
  overriddenTexts.set(overrides, known);
  const key = `${part} ${locale}`;
  const overridden = known.get(key) ?? overrideTexts(texts, overrides.messages);
  known.set(key, overridden);
  return overridden as T;
}

/** The texts that a route needs in addition to those of every page. */
export type TextsHandle = { texts: TextPart };

const ATTRIBUTE = 'data-texts';
const VERSION_ATTRIBUTE = 'data-text-version';

/** Names the texts that the browser must load for the matched routes, and the version of the site's own texts. */
export function textsAttribute(
  handles: readonly unknown[],
  version = '',
): { [ATTRIBUTE]?: TextPart; [VERSION_ATTRIBUTE]?: string } {
  const part = additionalParts.find(name => handles.some(handle => needsTexts(handle, name)));
  return { ...(part && { [ATTRIBUTE]: part }), ...(version !== '' && { [VERSION_ATTRIBUTE]: version }) };
}

/** Address of the site's own texts, which has the same content for ever. */
export const overridesAddress = (locale: string, version: string): string =>
  `/texts/${locale}/${version}.json`;

/** The browser loads them beside those of every page. */
const additionalParts = ['account', 'staff'] as const;

const needsTexts = (handle: unknown, part: TextPart): boolean =>
  typeof handle === 'object' && handle !== null && 'texts' in handle && handle.texts === part;

/**
 * Loads the texts that the document was rendered with. Browser only.
 * @spec 1.5
 */
export async function loadDocumentTexts({ lang, dataset }: HTMLElement): Promise<void> {
  const further = additionalParts.filter(part => part === dataset.texts);
  const overrides = dataset.textVersion ? loadOverrides(lang, dataset.textVersion) : null;
  await Promise.all([loadTexts('members', lang), ...further.map(part => loadTexts(part, lang)), overrides]);
}

async function loadOverrides(locale: string, version: string): Promise<void> {
  const answer = await fetch(overridesAddress(locale, version));
  if (!answer.ok) throw new Error(`the texts ${version} are missing: ${answer.status}`);
  documentOverrides = { version, messages: (await answer.json()) as CatalogueMessages };
}
