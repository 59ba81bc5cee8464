import { useState } from 'react';

/** A value that can be changed here and follows `given` whenever that changes: a field over an address. */
export function useFollowing<T>(given: T): [T, (value: T) => void] {
  const [value, setValue] = useState(given);
  const [known, setKnown] = useState(given);
  if (known !== given) {
    setKnown(given);
    setValue(given);
  }
  return [value, setValue];
}
