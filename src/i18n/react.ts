import { createContext, use } from 'react';
import { useTranslations } from 'use-intl/react';
import type { AreaMessages, RoomMessages } from './load-messages.ts';
import type { PublicMessages, Text } from './messages.ts';

/** Texts of any page: `const t = useText(); t('nav.login')`. Keys are written out in full, so that they can be found. */
export const useText = (): Text<PublicMessages> => useTranslations();

/** Texts of the members area and of any page. Needs the provider of the members layout. */
export const useMembersText = (): Text<AreaMessages> => useTranslations();

/** Whether the texts of one's own rooms are there: the layout `own` says so. */
export const OwnTexts = createContext(false);

/**
 * Texts of one's own rooms, of the members area and of any page.
 * @throws Error outside of the layout `own`, where a key would show in place of its text
 */
export function useOwnText(): Text<RoomMessages> {
  if (!use(OwnTexts)) throw new Error('texts of one’s own rooms are asked for outside of the layout "own"');
  return useTranslations();
}
