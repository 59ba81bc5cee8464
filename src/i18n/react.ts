import { createContext, use } from 'react';
import { useTranslations } from 'use-intl/react';
import type { AreaMessages, RoomMessages } from './load-messages.ts';
import type { Messages, PublicMessages, Text } from './messages.ts';

// The catalogues are known here and not to the library. To let the compiler compare the two translators, key by key, takes it minutes.
const useTranslator = useTranslations as unknown as <M extends Messages>() => Text<M>;

/** Texts of any page: `const t = useText(); t('nav.login')`. Keys are written out in full, so that they can be found. */
export const useText = (): Text<PublicMessages> => useTranslator<PublicMessages>();

/** Texts of the members area and of any page. Needs the provider of the members layout. */
export const useMembersText = (): Text<AreaMessages> => useTranslator<AreaMessages>();

/** Whether the texts of one's own rooms are there: the layout `own` says so. */
export const OwnTexts = createContext(false);

/**
 * Texts of one's own rooms, of the members area and of any page.
 * @throws Error outside of the layout `own`, where a key would show in place of its text
 */
export function useOwnText(): Text<RoomMessages> {
  if (!use(OwnTexts))
    throw new Error('texts of one’s own rooms are asked for outside of the layout "account-area"');
  return useTranslator<RoomMessages>();
}
