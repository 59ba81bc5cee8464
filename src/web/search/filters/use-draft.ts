import { useState } from 'react';
import { addressOf, type Change, changed, type Search } from '../search-state.ts';

/**
 * A search that is being put together. It follows the address whenever that changes, but not back to what was sent there itself:
 * meanwhile another filter may have been touched.
 */
export function useDraft(search: Search) {
  const address = addressOf(search);
  const [draft, setDraft] = useState(search);
  const [known, setKnown] = useState(address);
  const [sent, setSent] = useState<string | null>(null);
  if (known !== address) {
    setKnown(address);
    setSent(null);
    if (sent !== address) setDraft(search);
  }
  const change = (filters: Change): Search => {
    const next = changed(draft, filters);
    setDraft(next);
    return next;
  };
  return { draft, change, setDraft, send: (next: Search) => setSent(addressOf(next)) };
}
