import { useEffect } from 'react';

/** Told once, when the script has taken over the page. */
const TAKEN_OVER = 'takenover';

/**
 * Sent as text and run before anything else is loaded: it knows nothing but its parameter. The framework listens a moment before it
 * has taken over, and hears some of what is done until then, or believes that a field always held what was typed. So it hears nothing
 * of it but by the repetition.
 */
function keepActs(takenOver: string): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const kinds = ['click', 'input', 'change'];
  let pressed: HTMLButtonElement | null = null;
  const changed = new Map<Field, string | boolean>();
  const isField = (target: EventTarget | null): target is Field =>
    (target instanceof HTMLInputElement && target.type !== 'file') ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  const isTicked = (field: Field): field is HTMLInputElement =>
    field.type === 'checkbox' || field.type === 'radio';

  function keep(event: Event): void {
    const { type, target } = event;
    const isChange = isField(target) && (type !== 'click' || isTicked(target));
    if (isChange) {
      // The last one is repeated last: of two radios it is the one that counts.
      changed.delete(target);
      changed.set(target, isTicked(target) ? target.checked : target.value);
    }
    // The last press counts: who taps elsewhere has changed his mind. What sends a form does so without script.
    if (type === 'click')
      pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
    if (isChange || (type === 'click' && pressed)) event.stopImmediatePropagation();
  }

  function repeat(field: Field, was: string | boolean): void {
    if (isTicked(field)) {
      field.checked = !was;
      field.click();
      return;
    }
    if (field instanceof HTMLSelectElement) {
      field.value = String(was);
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    const { value: shown, selectionStart: start, selectionEnd: end } = field;
    // The framework notes what it sets itself: set past it, what was typed is news.
    field.value = `${was} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, was);
    // Where the framework has emptied the field the caret is lost: it stands behind what was typed.
    if (start !== null && shown === was) field.setSelectionRange(start, end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  for (const kind of kinds) addEventListener(kind, keep, true);
  addEventListener(
    takenOver,
    () => {
      for (const kind of kinds) removeEventListener(kind, keep, true);
      for (const [field, was] of changed) if (field.isConnected) repeat(field, was);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

/**
 * On a slow line a page is seen before it can do anything: what is typed, chosen and pressed until then is done as soon as it can be.
 * Chosen files are taken by their own fields.
 */
export const earlyActs = `(${keepActs})(${JSON.stringify(TAKEN_OVER)})`;

/** Says that the script has taken over: right after this rendering, so that each act that is repeated is rendered before the next. */
export const useTakeOver = (): void =>
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event(TAKEN_OVER))), []);
