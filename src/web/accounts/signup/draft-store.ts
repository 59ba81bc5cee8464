import { useSyncExternalStore } from 'react';
import { type Draft, draft, emptyDraft } from './draft.ts';

const KEY = 'signup-draft';
const listeners = new Set<() => void>();
/** The draft where storage is closed to us: until a reload, memory is enough. */
let memory: string | null = null;
let known: { raw: string | null; draft: Draft } = { raw: null, draft: emptyDraft };

/** The draft of this tab; an empty one when there is none. */
export function readDraft(): Draft {
  const raw = read();
  if (raw !== known.raw) known = { raw, draft: parsed(raw) };
  return known.draft;
}

/** Whether anything was typed in this tab yet. */
export const hasDraft = (): boolean => read() !== null;

/** Keeps changes to the draft for as long as the tab lives; null forgets it. */
export function changeDraft(changes: Partial<Draft> | null): void {
  // Only what a draft is made of: a password is no part of it.
  write(changes === null ? null : JSON.stringify(draft.parse({ ...readDraft(), ...changes })));
  for (const listener of listeners) listener();
}

/** The draft as it changes; empty on the server and until the script has taken over. */
export const useDraft = (): Draft => useSyncExternalStore(listen, readDraft, () => emptyDraft);

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return memory;
  }
}

function write(raw: string | null): void {
  memory = raw;
  try {
    if (raw === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, raw);
  } catch {
    // It lives in memory then.
  }
}

function parsed(raw: string | null): Draft {
  try {
    return draft.parse(JSON.parse(raw ?? '{}'));
  } catch {
    return emptyDraft;
  }
}
