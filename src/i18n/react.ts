import { createContext, use } from 'react';
import { useTranslations } from 'use-intl/react';
import type { AccountAreaMessages, MembersAreaMessages } from './load-messages.ts';
import type { CatalogueMessages, PublicMessages, Translator } from './messages.ts';

// The cast avoids a comparison of the two translator types key by key, which takes the compiler minutes.
const useTranslator = useTranslations as unknown as <M extends CatalogueMessages>() => Translator<M>;

/**
 * Texts of all pages: `const t = useText(); t('nav.login')`. Keys are written in full, so that they can be
 * searched for.
 */
export const useText = (): Translator<PublicMessages> => useTranslator<PublicMessages>();

/** Texts of the members area and all pages. Needs the provider of the members layout. */
export const useMembersText = (): Translator<MembersAreaMessages> => useTranslator<MembersAreaMessages>();

/** Whether the texts of the account area are loaded; set by its layout. */
export const AccountTextsAvailable = createContext(false);

/**
 * Texts of the account area, the members area and all pages.
 * @throws Error outside the layout of the account area, where keys would appear instead of texts
 */
export function useAccountText(): Translator<AccountAreaMessages> {
  if (!use(AccountTextsAvailable))
    throw new Error('texts of the account area are used outside the layout "account-area"');
  return useTranslator<AccountAreaMessages>();
}
