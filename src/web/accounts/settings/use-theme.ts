import { useRouteLoaderData } from 'react-router';
import type { Theme } from '#contract/theme';
import { useAccountText } from '#i18n/react';
import { useChosenTheme } from '../../ui/theme.ts';

/** @spec 2.9 */
export function useTheme(): Theme {
  const document = useRouteLoaderData('root') as { theme: Theme } | undefined;
  return useChosenTheme(document?.theme ?? 'auto');
}

export function useThemeNames(): Record<Theme, string> {
  const t = useAccountText();
  return {
    auto: t('settings.theme_auto'),
    light: t('settings.theme_light'),
    dark: t('settings.theme_dark'),
  };
}
