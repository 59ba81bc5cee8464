import { useRouteLoaderData } from 'react-router';
import { useOwnText } from '#i18n/react';
import { type ColourScheme, useChosenScheme } from '../../ui/colour-scheme.ts';

/** Light, dark or as the system is: what is chosen in this browser. */
export function useScheme(): ColourScheme {
  const document = useRouteLoaderData('root') as { scheme: ColourScheme } | undefined;
  return useChosenScheme(document?.scheme ?? 'auto');
}

/** What each is called. */
export function useSchemeNames(): Record<ColourScheme, string> {
  const t = useOwnText();
  return {
    auto: t('settings.scheme_auto'),
    light: t('settings.scheme_light'),
    dark: t('settings.scheme_dark'),
  };
}
