import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Discretion, type QuickExit, quickExitFromCookies } from '#contract/discretion';
import { useText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { useUser } from '../user-query.ts';

const noSubscription = () => () => {};

/**
 * Returns the settings of the member or, before login, those of this browser.
 * @spec D5.2
 */
export function useDiscretion(): Discretion {
  const user = useUser();
  const frame = useRouteLoaderData('root') as { discreetKey: QuickExit | null } | undefined;
  const key = useSyncExternalStore(
    noSubscription,
    () => quickExitFromCookies(document.cookie),
    () => frame?.discreetKey ?? null,
  );
  return user ?? { discreet: key !== null, quick_exit: key ?? 'off' };
}

/** @spec D5.2 */
export function useDisplayedSiteName(): string {
  const t = useText();
  const { name } = useSettings();
  return useDiscretion().discreet ? t('discreet.name') : name;
}
