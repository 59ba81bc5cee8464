import { useState } from 'react';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';

/** What is typed in a field of this tab until it is kept: it outlives a closed field, another page and a reload. Null is nothing. */
export function useKeptText(
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
