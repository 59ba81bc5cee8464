import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDraft, useLatestText } from '../draft.ts';

/** What was typed before the script had taken over, and what became of it together with the draft of before. */
type Early = { typed: string; taken: string };

/** What a field holds, kept as the draft to this member; a draft found again, given back or written in another tab takes its place. */
export function useDraftText(profile: string, field?: RefObject<HTMLTextAreaElement | null>) {
  const [draft, keep] = useDraft(profile);
  const latestText = useLatestText(profile);
  const [text, setText] = useState(draft.text);
  const early = useRef<Early | null>(null);
  const { revision } = draft;
  // What was typed is in the field already: only what came from elsewhere counts.
  useEffect(() => {
    if (revision > 0) setText(draft.text);
  }, [revision]);
  const write = (typed: string) => {
    // What was typed early is repeated by the page (`interactions-before-hydration.ts`): it stands behind the draft already.
    const taken = typed === early.current?.typed ? early.current.taken : typed;
    early.current = null;
    setText(taken);
    keep(taken);
  };
  // The draft of before stands in the field with the first rendering. On a slow line a member types before the script has taken over: that
  // goes on behind it, as a message given back does.
  useLayoutEffect(() => {
    const typed = field?.current?.value ?? '';
    const before = latestText();
    if (typed === '') return setText(before);
    if (typed === text) return;
    // Some browsers put the draft of before back into the field themselves.
    const taken = before === '' || typed.startsWith(before) ? typed : `${before}\n${typed}`;
    write(taken);
    early.current = { typed, taken };
  }, []);
  return { text, refusal: draft.refusal, write };
}
