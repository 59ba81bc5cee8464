import { useSyncExternalStore } from 'react';
import { emptySignupDraft, type SignupDraft, signupDraftSchema } from './signup-draft.ts';

const KEY = 'signup-draft';
const listeners = new Set<() => void>();
/** The draft where storage is closed to us: until a reload, memory is enough. */
let memory: string | null = null;
let cached: { raw: string | null; draft: SignupDraft } = { raw: null, draft: emptySignupDraft };

/** The draft of this tab; an empty one when there is none. */
export function readSignupDraft(): SignupDraft {
  const raw = readRaw();
  if (raw !== cached.raw) cached = { raw, draft: parseDraft(raw) };
  return cached.draft;
}

/** Whether anything was typed in this tab yet. */
export const hasSignupDraft = (): boolean => readRaw() !== null;

/** Keeps changes to the draft for as long as the tab lives; null forgets it. */
export function updateSignupDraft(changes: Partial<SignupDraft> | null): void {
  // Only what a draft is made of: a password is no part of it.
  writeRaw(
    changes === null ? null : JSON.stringify(signupDraftSchema.parse({ ...readSignupDraft(), ...changes })),
  );
  for (const listener of listeners) listener();
}

/** The draft as it changes; empty on the server and until the script has taken over. */
export const useSignupDraft = (): SignupDraft =>
  useSyncExternalStore(subscribe, readSignupDraft, () => emptySignupDraft);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readRaw(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return memory;
  }
}

function writeRaw(raw: string | null): void {
  memory = raw;
  try {
    if (raw === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, raw);
  } catch {
    // It lives in memory then.
  }
}

function parseDraft(raw: string | null): SignupDraft {
  try {
    return signupDraftSchema.parse(JSON.parse(raw ?? '{}'));
  } catch {
    return emptySignupDraft;
  }
}
