import { useEffect, useState } from 'react';

/**
 * Returns the document's time zone until hydration, then the browser's.
 * @spec D4.3
 */
export function useDisplayTimeZone(documentTimeZone: string): string {
  const [timeZone, setTimeZone] = useState(documentTimeZone);
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return timeZone;
}
