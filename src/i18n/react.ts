import { createContext, use } from 'react';
import { useTranslations } from 'use-intl/react';
import type { AccountAreaMessages, MembersAreaMessages } from './load-messages.ts';
import type { CatalogueMessages, PublicMessages, Translator } from './messages.ts';

// Comparing the two translator types key by key takes the compiler minutes.
const useTranslator = useTranslations as unknown as <M extends CatalogueMessages>() => Translator<M>;

/** Keys are written in full, so that they can be searched for. */
export const useText = (): Translator<PublicMessages> => useTranslator<PublicMessages>();

/** Needs the provider of the members layout. */
export const useMembersText = (): Translator<MembersAreaMessages> => useTranslator<MembersAreaMessages>();

/** Set by the layout of the account area. */
export const AccountTextsAvailable = createContext(false);

/**
 * @throws Error outside the layout of the account area, where keys would appear instead of texts
 */
export function useAccountText(): Translator<AccountAreaMessages> {
  if (!use(AccountTextsAvailable))
    throw new Error('texts of the account area are used outside the layout "account-area"');
  return useTranslator<AccountAreaMessages>();
}
