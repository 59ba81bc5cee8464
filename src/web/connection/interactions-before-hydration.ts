type Field = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };

/** As an inline script, this function can use nothing outside it. Why React's replay does not suffice: decision 0183. */
function recordInteractions(): void {
  let pressed: HTMLElement | null = null;
  const changes = new Map<Field, () => void>();
  const recording = new AbortController();
  const options = { capture: true, signal: recording.signal };

  function record(event: Event): void {
    const field = event.target as Field;
    const { type, value, checked } = field;
    const isTicked = type === 'checkbox' || type === 'radio';
    const isPress = event.type === 'click' && !isTicked;
    // Other submit buttons are ignored, because they work without script.
    if (event.type === 'click') pressed = field.closest('button[type=button], button[data-replayed]');
    // Components read the files that were chosen before hydration.
    if (isPress ? !pressed : type === 'file') return;
    event.stopImmediatePropagation();
    if (isPress) {
      event.preventDefault();
      return;
    }
    // The latest chosen radio button must be replayed after the others.
    changes.delete(field);
    changes.set(field, () => {
      if (isTicked) {
        field.checked = !checked;
        field.click();
      } else {
        field.value = value;
        // React ignores a change to the value that it knows.
        field._valueTracker?.setValue(`${value} `);
        for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
      }
    });
  }

  for (const type of ['click', 'input', 'change']) addEventListener(type, record, options);
  const replay = () => {
    recording.abort();
    for (const change of changes.values()) change();
    pressed?.click();
  };
  addEventListener('hydrated', replay, options);
}

export const replayInteractionsScript = `(${recordInteractions})()`;
