import type { Messages } from './messages.ts';

/** Lays catalogues over each other, text by text: a later one wins where it speaks. Changes none of them. */
export const mergeMessages = (...catalogues: readonly Messages[]): Messages => catalogues.reduce(layOver, {});

function layOver(base: Messages, top: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...base };
  for (const [key, value] of Object.entries(top)) {
    const below = merged[key];
    merged[key] = isNamespace(value) && isNamespace(below) ? layOver(below, value) : value;
  }
  return merged;
}

/** A text that the build has parsed is a list. */
const isNamespace = (value: string | Messages | undefined): value is Messages =>
  typeof value === 'object' && !Array.isArray(value);
