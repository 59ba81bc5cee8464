import { useState } from 'react';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';

/**
 * Unsaved text that survives a reload of the tab.
 * @spec 3.2
 */
export function usePersistedText(
  profileId: string,
  field: string,
): [string | null, (text: string | null) => void] {
  const name = persistedKey(profileId, 'profile', field);
  const [typed, setTyped] = useState<string | null>(() => readPersisted<string>(name, 'tab'));
  return [
    typed,
    text => {
      setTyped(text);
      persist(name, text, 'tab');
    },
  ];
}
