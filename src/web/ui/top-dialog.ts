import { createStore, useStore } from './store.ts';

const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

export function registerOpenDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => openDialogs.set(openDialogs.get().filter(known => known !== dialog));
}

export const useTopDialog = (): HTMLDialogElement | null => useStore(openDialogs).at(-1) ?? null;
