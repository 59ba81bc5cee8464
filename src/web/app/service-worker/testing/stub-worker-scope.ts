import { vi } from 'vitest';

const scope: Record<string, unknown> = {};

/** Adds the parts to the worker's global scope, which is one object, because test files share modules. */
export function stubWorkerScope(parts: Record<string, unknown>): void {
  vi.stubGlobal('self', Object.assign(scope, parts));
}
