import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useComposerDraft, useLatestText } from '../draft.ts';

/** What was typed before hydration, and its combination with the stored draft. */
type TypedBeforeHydration = { typed: string; combined: string };

/**
 * The text of a composer, stored as the draft to this member; a stored draft, a refused message and another tab
 * replace it.
 * @spec 2.9
 */
export function useDraftText(profile: string, field?: RefObject<HTMLTextAreaElement | null>) {
  const [draft, save] = useComposerDraft(profile);
  const latestText = useLatestText(profile);
  const [text, setText] = useState(draft.text);
  const beforeHydration = useRef<TypedBeforeHydration | null>(null);
  const { revision } = draft;
  // What was typed is in the field already: only changes from elsewhere count.
  useEffect(() => {
    if (revision > 0) setText(draft.text);
  }, [revision]);
  const write = (typed: string) => {
    // Input before hydration is replayed by React (`interactions-before-hydration.ts`), but is combined with
    // the draft already.
    const combined = typed === beforeHydration.current?.typed ? beforeHydration.current.combined : typed;
    beforeHydration.current = null;
    setText(combined);
    save(combined);
  };
  // The stored draft is in the field from the first rendering. On a slow connection a member may type before
  // hydration: that text is appended to the draft.
  useLayoutEffect(() => {
    const typed = field?.current?.value ?? '';
    const before = latestText();
    if (typed === '') return setText(before);
    if (typed === text) return;
    // Some browsers restore the previous draft into the field themselves.
    const combined = before === '' || typed.startsWith(before) ? typed : `${before}\n${typed}`;
    write(combined);
    beforeHydration.current = { typed, combined: combined };
  }, []);
  return { text, refusal: draft.refusal, write };
}
