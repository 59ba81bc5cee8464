import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { UserContext, userQuery } from '../accounts/user-query.ts';
import { SettingsContext, settingsQuery } from '../site/settings-query.ts';

/** Dozens of components read the settings, so one observer reads them for all. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(settingsQuery());
  return <SettingsContext value={data.settings}>{children}</SettingsContext>;
}

/** Reads the user for all components of a page for members. */
export function UserProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(userQuery());
  return <UserContext value={data?.user ?? null}>{children}</UserContext>;
}
