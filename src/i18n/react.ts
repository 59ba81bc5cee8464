import { createContext, use } from 'react';
import { useLocale } from 'use-intl/react';
import type { Currency } from '#contract/countries';
import { countryName } from './country-name.ts';
import type {
  AccountAreaMessages,
  LandingPageMessages,
  MembersAreaMessages,
  StaffAreaMessages,
} from './load-messages.ts';
import type { CatalogueMessages, PublicMessages, Translator } from './messages.ts';
import { moneyText } from './money.ts';
import { withColon } from './with-colon.ts';

/** One translator serves a whole document, because dozens of its components need one. */
export const TextContext = createContext<Translator<CatalogueMessages> | null>(null);

/** @throws Error outside `TextProvider` */
function useTranslator<M extends CatalogueMessages>(): Translator<M> {
  const translator = use(TextContext);
  if (!translator) throw new Error('texts are used outside a TextProvider');
  // The type is asserted, because comparing both translator types key by key takes the compiler minutes.
  return translator as unknown as Translator<M>;
}

/** Callers write each key in full, so that it can be searched for. */
export const useText = (): Translator<PublicMessages> => useTranslator<PublicMessages>();

/** Needs the provider that the members layout renders. */
export const useMembersText = (): Translator<MembersAreaMessages> => useTranslator<MembersAreaMessages>();

/** Needs the provider that the layout of landing pages renders. */
export const useLanderText = (): Translator<LandingPageMessages> => useTranslator<LandingPageMessages>();

/** Needs the provider that the layout of the back office renders. */
export const useStaffText = (): Translator<StaffAreaMessages> => useTranslator<StaffAreaMessages>();

export const AccountTextsAvailable = createContext(false);

/**
 * @throws Error outside the layout of the account area, where keys would appear instead of texts
 */
export function useAccountText(): Translator<AccountAreaMessages> {
  if (!use(AccountTextsAvailable))
    throw new Error('texts of the account area are used outside the layout "account-area"');
  return useTranslator<AccountAreaMessages>();
}

/** Formats amounts in minor units. */
export function useMoneyText(): (amount: number, currency: Currency) => string {
  const locale = useLocale();
  return (amount, currency) => moneyText(locale, amount, currency);
}

export function useCountryName(): (code: string) => string {
  const locale = useLocale();
  return code => countryName(locale, code);
}

/** Leads from a label to its value. */
export function useColon(): (label: string) => string {
  const locale = useLocale();
  return label => withColon(locale, label);
}
