import { useRouteLoaderData } from 'react-router';
import { useMembersText } from '#i18n/react';
import { languageNames, useOfferedLanguages } from '../../site/offered-languages.ts';
import { type ColourScheme, useChosenScheme } from '../../ui/colour-scheme.ts';

/** Light, dark or as the system is: what is chosen in this browser. */
export function useScheme(): ColourScheme {
  const document = useRouteLoaderData('root') as { scheme: ColourScheme } | undefined;
  return useChosenScheme(document?.scheme ?? 'auto');
}

/** The language and the scheme in a few words. */
export function useLookValue(): string {
  const t = useMembersText();
  const { current } = useOfferedLanguages();
  const names = {
    auto: t('settings.scheme_auto'),
    light: t('settings.scheme_light'),
    dark: t('settings.scheme_dark'),
  };
  return `${languageNames[current]} · ${names[useScheme()]}`;
}
