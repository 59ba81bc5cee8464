import { useEffect } from 'react';

const HYDRATED_EVENT = 'takenover';

/**
 * Runs inline, so it can use only its parameter. Events are stopped until hydration, because React would handle
 * some twice or miss typed text.
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
      // Of two radios the last changed one counts.
      changed.delete(target);
      changed.set(target, isTicked(target) ? target.checked : target.value);
    }
    // Only the last press counts. Submit buttons work without script.
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
    // Set past React's value tracker, so that React sees a change.
    field.value = `${recorded} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, recorded);
    // If React reset the field, the caret stays at the end of the restored text.
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

/** Replays clicks and typing from before hydration. File inputs handle chosen files themselves. */
export const replayInteractionsScript = `(${recordInteractions})(${JSON.stringify(HYDRATED_EVENT)})`;

/** In a microtask, so that React renders each replayed interaction before the next. */
export const useAnnounceHydration = (): void =>
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event(HYDRATED_EVENT))), []);
