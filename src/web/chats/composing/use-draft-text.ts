import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useDraft } from '../draft.ts';

/** What a field holds, kept as the draft to this member; a draft found again, given back or written in another tab takes its place. */
export function useDraftText(profile: string, field?: RefObject<HTMLTextAreaElement | null>) {
  const [draft, keep] = useDraft(profile);
  const [text, setText] = useState(draft.text);
  const { revision } = draft;
  // What was typed is in the field already: only what came from elsewhere counts.
  useEffect(() => {
    if (revision > 0) setText(draft.text);
  }, [revision]);
  const write = (typed: string) => {
    setText(typed);
    keep(typed);
  };
  // On a slow line one types before the script has taken over: what stands in the field by then counts.
  useLayoutEffect(() => {
    const early = field?.current?.value ?? '';
    if (early !== '' && early !== text) write(early);
  }, []);
  return { text, refusal: draft.refusal, write };
}
