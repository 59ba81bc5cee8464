import { chooseLanguage } from '#contract/languages';
import type { Caller } from '../app.ts';

/** Whoever answers for the site, as the receiver of a letter in its own language, which goes with the account of whoever wrote. */
export const deskOf = ({ site, accountId }: Pick<Caller, 'site' | 'accountId'>) => ({
  accountId,
  email: site.settings.support_email,
  language: chooseLanguage({ domainLanguage: site.settings.domain_language }),
  country: null,
  discreet: false,
});
