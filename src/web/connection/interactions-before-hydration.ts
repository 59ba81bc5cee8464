import { useEffect } from 'react';

/** The event that is dispatched once after hydration. */
const HYDRATED_EVENT = 'takenover';

/**
 * Runs inline before any other script, so it can use only its parameter. Events are stopped until hydration
 * because React would handle some of them twice or miss what was typed.
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
      // Replay in order of the last change: of two radios the last one counts.
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
    // React tracks values set through the property; setting the value past its tracker makes it see a change.
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

/**
 * Inline script that records clicks and typing before hydration and replays them afterwards. File inputs handle
 * chosen files themselves.
 */
export const replayInteractionsScript = `(${recordInteractions})(${JSON.stringify(HYDRATED_EVENT)})`;

/** Announces hydration in a microtask, so that React renders each replayed interaction before the next one. */
export const useAnnounceHydration = (): void =>
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event(HYDRATED_EVENT))), []);
