import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useComposerDraft, useLatestText } from '../draft.ts';

type TypedBeforeHydration = { typed: string; combined: string };

/**
 * A stored draft, a refused message or another tab can replace the composer's text.
 * @spec 2.9
 */
export function useDraftText(profile: string, field?: RefObject<HTMLTextAreaElement | null>) {
  const [draft, save] = useComposerDraft(profile);
  const latestText = useLatestText(profile);
  const [text, setText] = useState(draft.text);
  const beforeHydration = useRef<TypedBeforeHydration | null>(null);
  const { revision } = draft;
  // `revision` increases when something other than typing changes the draft.
  useEffect(() => {
    if (revision > 0) setText(draft.text);
  }, [revision]);
  const write = (typed: string) => {
    // The replayed input event lacks the stored draft, so `combined` replaces its text.
    const combined = typed === beforeHydration.current?.typed ? beforeHydration.current.combined : typed;
    beforeHydration.current = null;
    setText(combined);
    save(combined);
  };
  // Appends text typed before hydration to the draft.
  useLayoutEffect(() => {
    const typed = field?.current?.value ?? '';
    const before = latestText();
    if (typed === '') return setText(before);
    if (typed === text) return;
    // Some browsers restore the draft themselves, so the draft must not be added twice.
    const combined = before === '' || typed.startsWith(before) ? typed : `${before}\n${typed}`;
    write(combined);
    beforeHydration.current = { typed, combined: combined };
  }, []);
  return { text, refusal: draft.refusal, write };
}
