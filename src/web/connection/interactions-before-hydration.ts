import { useEffect } from 'react';

const HYDRATED_EVENT = 'takenover';

/**
 * Stops events until hydration and replays them afterwards. Otherwise React would handle some events twice
 * and miss typed text. The function's source becomes an inline script, so it can use only its parameter.
 */
function recordInteractions(hydratedEvent: string): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const eventTypes = ['click', 'input', 'change'];
  let lastPressed: HTMLButtonElement | null = null;
  const changed = new Map<Field, string | boolean>();
  const isField = (target: EventTarget | null): target is Field =>
    (target instanceof HTMLInputElement && target.type !== 'file') ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  const isTicked = (field: Field): field is HTMLInputElement =>
    field.type === 'checkbox' || field.type === 'radio';

  function record(event: Event): void {
    const { type, target } = event;
    const isChange = isField(target) && (type !== 'click' || isTicked(target));
    if (isChange) {
      // A field that changes again moves to the end, so that the last chosen radio button is replayed last.
      changed.delete(target);
      changed.set(target, isTicked(target) ? target.checked : target.value);
    }
    // Only the last pressed button is replayed. Submit buttons are left out, because they work without
    // script.
    if (type === 'click')
      lastPressed =
        target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
    if (isChange || (type === 'click' && lastPressed)) event.stopImmediatePropagation();
  }

  function replay(field: Field, recorded: string | boolean): void {
    if (isTicked(field)) {
      field.checked = !recorded;
      field.click();
      return;
    }
    if (field instanceof HTMLSelectElement) {
      field.value = String(recorded);
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    const { value: shown, selectionStart: start, selectionEnd: end } = field;
    // React ignores an input event if the field has the value that React saw last. So the field first gets
    // another value, with a space added. The prototype's setter then restores the right value without React
    // noticing.
    field.value = `${recorded} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, recorded);
    // The old caret position fits only if hydration did not reset the text.
    if (start !== null && shown === recorded) field.setSelectionRange(start, end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  for (const kind of eventTypes) addEventListener(kind, record, true);
  addEventListener(
    hydratedEvent,
    () => {
      for (const kind of eventTypes) removeEventListener(kind, record, true);
      for (const [field, recorded] of changed) if (field.isConnected) replay(field, recorded);
      if (lastPressed?.isConnected) lastPressed.click();
    },
    { once: true },
  );
}

/**
 * The script skips file inputs, because their components read the files that were chosen before hydration.
 */
export const replayInteractionsScript = `(${recordInteractions})(${JSON.stringify(HYDRATED_EVENT)})`;

/**
 * Announces hydration, which starts the replay of interactions. It does so in a microtask, because inside an
 * effect React would render all interactions together instead of one after another.
 */
export const useAnnounceHydration = (): void =>
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event(HYDRATED_EVENT))), []);
