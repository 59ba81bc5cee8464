import {
  type AreaMessages,
  loadMembersMessages,
  loadOwnMessages,
  type RoomMessages,
} from '#i18n/load-messages';

/** The parts of the texts: those of every hydrated page, and those of one's own rooms with them. */
type Parts = { members: AreaMessages; own: RoomMessages };
export type TextPart = keyof Parts;

const loaders: { [P in TextPart]: (locale: string) => Promise<Parts[P]> } = {
  members: loadMembersMessages,
  own: loadOwnMessages,
};

// Texts are constant within a release: one copy a locale serves every document and the tab alike.
const known: { [P in TextPart]: Map<string, Parts[P]> } = { members: new Map(), own: new Map() };

/** Loads a part of the texts of a locale, unless it is here: before anything is rendered that says them. */
export async function loadTexts<P extends TextPart>(part: P, locale: string): Promise<void> {
  if (!known[part].has(locale)) known[part].set(locale, await loaders[part](locale));
}

/** A part of the texts of a locale; it must have been loaded. */
export function textsOf<P extends TextPart>(part: P, locale: string): Parts[P] {
  const texts = known[part].get(locale);
  if (!texts) throw new Error(`texts of ${locale} are not loaded: ${part}`);
  return texts;
}

/** What a route's `handle` says of the texts it needs besides those of every page. */
export type TextsHandle = { texts: TextPart };

const ATTRIBUTE = 'data-texts';

/** The attribute by which the document tells the browser which part its routes say. */
export const textsAttribute = (handles: readonly unknown[]): { [ATTRIBUTE]?: TextPart } =>
  handles.some(isOwn) ? { [ATTRIBUTE]: 'own' } : {};

const isOwn = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'texts' in handle && handle.texts === 'own';

/** Loads what this document says, all at once. Browser only. */
export async function loadDocumentTexts({ lang, dataset }: HTMLElement): Promise<void> {
  const own = dataset.texts === 'own' ? [loadTexts('own', lang)] : [];
  await Promise.all([loadTexts('members', lang), ...own]);
}
