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

export function textsOf<P extends TextPart>(part: P, locale: string): TextParts[P] {
  const texts = loadedTexts[part].get(locale);
  if (!texts) throw new Error(`texts of ${locale} are not loaded: ${part}`);
  return texts;
}

/** The texts that a route needs in addition to those of every page. */
export type TextsHandle = { texts: TextPart };

const ATTRIBUTE = 'data-texts';

/** Names the texts that the browser must load for the matched routes. */
export function textsAttribute(handles: readonly unknown[]): { [ATTRIBUTE]?: TextPart } {
  const part = additionalParts.find(name => handles.some(handle => needsTexts(handle, name)));
  return part ? { [ATTRIBUTE]: part } : {};
}

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
  await Promise.all([loadTexts('members', lang), ...further.map(part => loadTexts(part, lang))]);
}
