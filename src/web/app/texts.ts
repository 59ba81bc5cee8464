import {
  type AccountAreaMessages,
  type LandingPageMessages,
  loadAccountAreaMessages,
  loadLandingPageMessages,
  loadMembersMessages,
  type MembersAreaMessages,
} from '#i18n/load-messages';

/**
 * `members`: texts of all pages for members. `account`: additional texts of the account area. `landers`: texts of
 * landing pages, which only the server renders.
 */
type TextParts = {
  members: MembersAreaMessages;
  account: AccountAreaMessages;
  landers: LandingPageMessages;
};
type TextPart = keyof TextParts;

const loaders: { [P in TextPart]: (locale: string) => Promise<TextParts[P]> } = {
  members: loadMembersMessages,
  account: loadAccountAreaMessages,
  landers: loadLandingPageMessages,
};

// One copy per locale serves all documents, because texts never change within a release.
const loadedTexts: { [P in TextPart]: Map<string, TextParts[P]> } = {
  members: new Map(),
  account: new Map(),
  landers: new Map(),
};

/** Must finish before a page that uses the texts is rendered. */
export async function loadTexts<P extends TextPart>(part: P, locale: string): Promise<void> {
  if (!loadedTexts[part].has(locale)) loadedTexts[part].set(locale, await loaders[part](locale));
}

export function textsOf<P extends TextPart>(part: P, locale: string): TextParts[P] {
  const texts = loadedTexts[part].get(locale);
  if (!texts) throw new Error(`texts of ${locale} are not loaded: ${part}`);
  return texts;
}

/** The texts that a route needs in addition to those of every page. */
export type TextsHandle = { texts: TextPart };

const ATTRIBUTE = 'data-texts';

/** Names the texts that the browser must load for the matched routes. */
export const textsAttribute = (handles: readonly unknown[]): { [ATTRIBUTE]?: TextPart } =>
  handles.some(needsAccountTexts) ? { [ATTRIBUTE]: 'account' } : {};

const needsAccountTexts = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'texts' in handle && handle.texts === 'account';

/**
 * Loads the texts that the document was rendered with. Browser only.
 * @spec 1.5
 */
export async function loadDocumentTexts({ lang, dataset }: HTMLElement): Promise<void> {
  const accountTexts = dataset.texts === 'account' ? [loadTexts('account', lang)] : [];
  await Promise.all([loadTexts('members', lang), ...accountTexts]);
}
