import { useEffect, useState } from 'react';
import { useDraft } from '../draft.ts';

/** What a field holds, kept as the draft to this member; a draft found again, given back or written in another tab takes its place. */
export function useDraftText(profile: string) {
  const [draft, keep] = useDraft(profile);
  const [text, setText] = useState(draft.text);
  const { revision } = draft;
  // What was typed is in the field already: only what came from elsewhere counts.
  useEffect(() => setText(draft.text), [revision]);
  const write = (typed: string) => {
    setText(typed);
    keep(typed);
  };
  return { text, refusal: draft.refusal, write };
}
