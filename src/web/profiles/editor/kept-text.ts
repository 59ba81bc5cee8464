import { useState } from 'react';

const keyOf = (profileId: string, field: string) => `profile ${profileId} ${field}`;

/** What is typed in a field of this tab until it is kept: it outlives a closed field, another page and a reload. Null is nothing. */
export function useKeptText(
  profileId: string,
  field: string,
): [string | null, (text: string | null) => void] {
  const key = keyOf(profileId, field);
  const [typed, setTyped] = useState<string | null>(() =>
    typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key),
  );
  return [
    typed,
    text => {
      setTyped(text);
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    },
  ];
}
