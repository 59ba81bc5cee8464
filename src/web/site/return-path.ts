import { useLocation, useMatches } from 'react-router';
import { SECRET_PARAMETERS } from '#contract/constants';
import { isLightHandle } from './light-page.ts';

/**
 * What light pages read from their query. Visitors share these pages, so a page names no other parameter, such as the
 * click id of the visitor for whom it was rendered.
 */
const LIGHT_PAGE_PARAMETERS = ['v', 'next', 'sent', ...SECRET_PARAMETERS];

type ReturnOptions = {
  isLight: boolean;
  /** False for an address, which browsers remember and send on; true for a field of a form. */
  keepsSecrets: boolean;
};

/**
 * Returns the path to which a change of language leads back, with what its page reads from the query.
 * @spec 2.3 D2.45
 */
export function returnPath(
  { pathname, search }: { pathname: string; search: string },
  { isLight, keepsSecrets }: ReturnOptions,
): string {
  const isRead = (name: string) => !isLight || LIGHT_PAGE_PARAMETERS.includes(name);
  const isAllowed = (name: string) => keepsSecrets || !SECRET_PARAMETERS.includes(name);
  const parameters = [...new URLSearchParams(search)].filter(([name]) => isRead(name) && isAllowed(name));
  return parameters.length > 0 ? `${pathname}?${new URLSearchParams(parameters)}` : pathname;
}

export function useReturnPath(options: Pick<ReturnOptions, 'keepsSecrets'>): string {
  const isLight = useMatches().some(({ handle }) => isLightHandle(handle));
  return returnPath(useLocation(), { isLight, ...options });
}
