import { useEffect } from 'react';

/** Told once, when the script has taken over the page. */
const TAKEN_OVER = 'takenover';

/** Sent as text and run before anything else is loaded: it knows nothing but its parameter. */
function keepPress(takenOver: string): void {
  let pressed: HTMLButtonElement | null = null;
  const keep = (event: Event) => {
    const { target } = event;
    // The last press counts: who taps elsewhere has changed his mind. What sends a form does so without script.
    pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
    // The framework listens a moment before it has taken over. It may hear this press or lose it; it hears the one below.
    if (pressed) event.stopImmediatePropagation();
  };
  addEventListener('click', keep, true);
  addEventListener(
    takenOver,
    () => {
      removeEventListener('click', keep, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

/** On a slow line a button is seen before it can do anything: it does it as soon as it can. */
export const earlyPress = `(${keepPress})(${JSON.stringify(TAKEN_OVER)})`;

/** Says that the script has taken over. */
export const useTakeOver = (): void =>
  useEffect(() => {
    dispatchEvent(new Event(TAKEN_OVER));
  }, []);
