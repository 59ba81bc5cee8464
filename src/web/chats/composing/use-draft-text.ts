import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useComposerDraft, useLatestText } from '../draft.ts';

type TypedBeforeHydration = { typed: string; combined: string };

/**
 * The text of the composer. A stored draft, a refused message or a change in another tab replaces it.
 * @spec 2.9
 */
export function useDraftText(profile: string, field?: RefObject<HTMLTextAreaElement | null>) {
  const [draft, save] = useComposerDraft(profile);
  const latestText = useLatestText(profile);
  const [text, setText] = useState(draft.text);
  const beforeHydration = useRef<TypedBeforeHydration | null>(null);
  const { revision } = draft;
  // Copies the draft into the field when the draft changed elsewhere, for example in another tab. Typing does
  // not increase `revision`, because typed text is already in the field.
  useEffect(() => {
    if (revision > 0) setText(draft.text);
  }, [revision]);
  const write = (typed: string) => {
    // For text typed before hydration, `interactions-before-hydration.ts` fires an input event afterwards.
    // The event lacks the stored draft, so `combined` (draft and typed text) is saved instead.
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
    // Some browsers restore the previous draft themselves, so it must not be added twice.
    const combined = before === '' || typed.startsWith(before) ? typed : `${before}\n${typed}`;
    write(combined);
    beforeHydration.current = { typed, combined: combined };
  }, []);
  return { text, refusal: draft.refusal, write };
}
