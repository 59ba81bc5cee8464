import { useEffect } from 'react';

const HYDRATED_EVENT = 'takenover';

/** As an inline script, this function can use only its parameter. Without replay, React would miss typed text. */
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
      // The latest chosen radio button must be replayed after the others.
      changed.delete(target);
      changed.set(target, isTicked(target) ? target.checked : target.value);
    }
    // Submit buttons are ignored, because they work without script.
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
    // React ignores an input event if React already knows the field's value.
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

/** Skips file inputs, because their components read files chosen before hydration. */
export const replayInteractionsScript = `(${recordInteractions})(${JSON.stringify(HYDRATED_EVENT)})`;

/** A microtask, because within an effect React would render all replayed interactions together. */
export const useAnnounceHydration = (): void =>
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event(HYDRATED_EVENT))), []);
