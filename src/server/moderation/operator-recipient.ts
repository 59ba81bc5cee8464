import { chooseLanguage } from '#contract/languages';
import type { Caller } from '../app.ts';

/**
 * `accountId` is the caller's, so that the email is deleted with the caller's account.
 * @spec 2.9 D2.31
 */
export const operatorRecipient = ({ site, accountId }: Pick<Caller, 'site' | 'accountId'>) => ({
  accountId,
  email: site.settings.support_email,
  language: chooseLanguage({ domainLanguage: site.settings.domain_language }),
  country: null,
  discreet: false,
});
