import { useState } from 'react';
import { keep, kept, keptName } from '../../accounts/kept.ts';

/** What is typed in a field of this tab until it is kept: it outlives a closed field, another page and a reload. Null is nothing. */
export function useKeptText(
  profileId: string,
  field: string,
): [string | null, (text: string | null) => void] {
  const name = keptName(profileId, 'profile', field);
  const [typed, setTyped] = useState<string | null>(() => kept<string>(name, 'tab'));
  return [
    typed,
    text => {
      setTyped(text);
      keep(name, text, 'tab');
    },
  ];
}
