import type { MembersMessages, PublicMessages } from '#i18n/messages';

type AppMessages = PublicMessages & MembersMessages;

// Texts are constant within a release: one copy a locale serves every document and the tab alike.
const known = new Map<string, AppMessages>();

/** Keeps the texts of a locale, loaded before anything is rendered in it. */
export const rememberMessages = (locale: string, messages: AppMessages): void =>
  void known.set(locale, messages);

/** The texts of a locale; they must have been remembered. */
export function messagesOf(locale: string): AppMessages {
  const messages = known.get(locale);
  if (!messages) throw new Error(`texts of ${locale} are not loaded`);
  return messages;
}
