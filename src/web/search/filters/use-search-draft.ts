import { useState } from 'react';
import { queryStringOf, type SearchChange, type SearchState, withChanges } from '../search-state.ts';

/**
 * A navigation to the `sent` search keeps the draft, because the viewer may have edited it.
 * @spec 3.16
 */
export function useSearchDraft(search: SearchState) {
  const address = queryStringOf(search);
  const [draft, setDraft] = useState(search);
  const [known, setKnown] = useState(address);
  const [sent, setSent] = useState<string | null>(null);
  if (known !== address) {
    setKnown(address);
    setSent(null);
    if (sent !== address) setDraft(search);
  }
  const change = (filters: SearchChange): SearchState => {
    const next = withChanges(draft, filters);
    setDraft(next);
    return next;
  };
  return { draft, change, setDraft, send: (next: SearchState) => setSent(queryStringOf(next)) };
}
