import { useState } from 'react';

/** State of a field that shows a part of the URL: it is reset to `source` whenever `source` changes. */
export function useSyncedState<T>(source: T): [T, (value: T) => void] {
  const [value, setValue] = useState(source);
  const [known, setKnown] = useState(source);
  if (known !== source) {
    setKnown(source);
    setValue(source);
  }
  return [value, setValue];
}
