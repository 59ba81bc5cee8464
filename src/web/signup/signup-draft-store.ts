import { useLayoutEffect, useSyncExternalStore } from 'react';
import { emptySignupDraft, type SignupDraft, signupDraftSchema } from './signup-draft.ts';

const KEY = 'signup-draft';
const listeners = new Set<() => void>();
let memory: string | null = null;
let cached: { raw: string | null; draft: SignupDraft } = { raw: null, draft: emptySignupDraft };

/** @spec 3.12 D3.2 */
export function readSignupDraft(): SignupDraft {
  const raw = readRaw();
  if (raw !== cached.raw) cached = { raw, draft: parseDraft(raw) };
  return cached.draft;
}

export const hasSignupDraft = (): boolean => readRaw() !== null;

export function updateSignupDraft(changes: Partial<SignupDraft> | null): void {
  // The schema drops unknown fields, in particular a password.
  writeRaw(
    changes === null ? null : JSON.stringify(signupDraftSchema.parse({ ...readSignupDraft(), ...changes })),
  );
  for (const listener of listeners) listener();
}

/**
 * Until hydration the draft is empty, or the answers of the form to which the document is the answer. They replace the
 * stored draft before the first paint.
 */
export function useSignupDraft(posted: SignupDraft | undefined): SignupDraft {
  useLayoutEffect(() => {
    if (posted) updateSignupDraft({ ...emptySignupDraft, ...posted });
  }, [posted]);
  return useSyncExternalStore(subscribe, readSignupDraft, () => posted ?? emptySignupDraft);
}

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
    // Without storage the draft is only in `memory`.
  }
}

function parseDraft(raw: string | null): SignupDraft {
  try {
    return signupDraftSchema.parse(JSON.parse(raw ?? '{}'));
  } catch {
    return emptySignupDraft;
  }
}
