import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from '../../ui/store.ts';
import { type KeyBinding, matchKeys } from './match-keys.ts';

const bindings = createStore<readonly KeyBinding[]>([]);
/** False if the person has turned off the keys, for example because they dictate. */
const isOn = createStore(true);

const STORAGE_KEY = 'staff-keys';

export const useBindings = (): readonly KeyBinding[] => useStore(bindings);
export const useKeysAreOn = (): boolean => useStore(isOn);

export function turnKeys(on: boolean): void {
  isOn.set(on);
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
}

/**
 * Adds keys while the component is shown. The dialog of `?` lists them with their texts.
 * @spec D5.10
 */
export function useKeys(list: readonly KeyBinding[]): void {
  const run = useEffectEvent((keys: string) => list.find(known => known.keys === keys)?.run());
  const signature = JSON.stringify(list.map(({ keys, text }) => ({ keys, text })));
  useEffect(() => {
    const own = (JSON.parse(signature) as Omit<KeyBinding, 'run'>[]).map(binding => ({
      ...binding,
      run: () => run(binding.keys),
    }));
    bindings.set([...bindings.get(), ...own]);
    return () => bindings.set(bindings.get().filter(known => !own.includes(known)));
  }, [signature]);
}

/** Listens for the keys of all components. Mounted once, in the frame. */
export function useKeyListener(): void {
  useEffect(() => {
    isOn.set(localStorage.getItem(STORAGE_KEY) !== 'off');
    let pending: string | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOn.get()) return;
      if (isOther(event) && !isLeaving(event)) return;
      const match = matchKeys(bindings.get(), pending, event.key);
      pending = match.pending;
      if (!match.binding) return;
      event.preventDefault();
      match.binding.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph']);

/** Leaves a field, so that the keys of the page work again. */
export const LEAVE_KEY = 'Escape';

const isLeaving = ({ key, defaultPrevented }: KeyboardEvent): boolean =>
  key === LEAVE_KEY && !defaultPrevented && document.querySelector('dialog:modal') === null;

/** What belongs to the browser, to a field or to an open dialog. */
function isOther({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || MODIFIERS.has(key)) return true;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));
  return isTyping || document.querySelector('dialog:modal') !== null;
}
