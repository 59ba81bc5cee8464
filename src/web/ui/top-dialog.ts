import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

function keep(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const changed of watchers) changed();
}

/** A modal lies over the page from now on, and makes all outside it inert; what it answers with takes it away again. */
export function lieOver(dialog: HTMLDialogElement): () => void {
  keep([...open, dialog]);
  return () => keep(open.filter(known => known !== dialog));
}

const watch = (changed: () => void): (() => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};

/** The uppermost modal that is open: alone what stands in it is seen and pressed. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    watch,
    () => open.at(-1) ?? null,
    () => null,
  );
