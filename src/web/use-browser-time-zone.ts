import { useEffect, useState } from 'react';

/** @spec D4.3 */
export function useBrowserTimeZone(documentTimeZone: string): string {
  const [timeZone, setTimeZone] = useState(documentTimeZone);
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return timeZone;
}
