import { useState } from 'react';

/** The state is reset whenever `source` changes. */
export function useSyncedState<T>(source: T): [T, (value: T) => void] {
  const [value, setValue] = useState(source);
  const [known, setKnown] = useState(source);
  if (known !== source) {
    setKnown(source);
    setValue(source);
  }
  return [value, setValue];
}
