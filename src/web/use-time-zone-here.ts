import { useEffect, useState } from 'react';

/** The zone of the times on the page: that of the document until it is taken over, and from then on the reader's own. */
export function useTimeZoneHere(ofDocument: string): string {
  const [timeZone, setTimeZone] = useState(ofDocument);
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return timeZone;
}
