/** Entries with this prefix, such as drafts, are removed when the session ends. */
const PREFIX = 'kept';

/** All tabs share entries of `browser`. Entries of `tab` survive a reload. */
type PersistedScope = 'browser' | 'tab';
const storageOf = (scope: PersistedScope): Storage => (scope === 'browser' ? localStorage : sessionStorage);

// Holds values that the browser cannot store, because its storage is full or forbidden.
const memory = { browser: new Map<string, string>(), tab: new Map<string, string>() };

/** `id` distinguishes entries of the same `subject`, for example drafts by recipient. */
export const persistedKey = (member: string, subject: string, id = ''): string =>
  `${PREFIX} ${member} ${subject} ${id}`;

/** The value null removes the entry. */
export function persist(name: string, value: unknown, scope: PersistedScope = 'browser'): void {
  memory[scope].delete(name);
  try {
    if (value === null) storageOf(scope).removeItem(name);
    else storageOf(scope).setItem(name, JSON.stringify(value));
  } catch {
    if (value !== null) memory[scope].set(name, JSON.stringify(value));
  }
}

/** Returns null if the entry is missing or unreadable. */
export const readPersisted = <T>(name: string, scope: PersistedScope = 'browser'): T | null =>
  parseJson<T>(memory[scope].get(name) ?? readStorage(name, scope));

export const readAllPersisted = <T>(prefix: string): T[] =>
  storedNames('browser')
    .filter(name => name.startsWith(prefix))
    .flatMap(name => readPersisted<T>(name) ?? []);

/** @spec D2.21 */
export function purgePersisted(member: string | null): void {
  for (const scope of ['browser', 'tab'] as const)
    for (const name of storedNames(scope))
      if (name.startsWith(`${PREFIX} `) && (member === null || !name.startsWith(`${PREFIX} ${member} `)))
        persist(name, null, scope);
}

/** Calls `onChange` for changes that other tabs make. */
export function subscribeToPersisted(
  member: string,
  onChange: (subject: string, id: string, values: { now: unknown; before: unknown }) => void,
  signal: AbortSignal,
): void {
  const listen = ({ key, newValue, oldValue, storageArea }: StorageEvent) => {
    const [prefix, owner, subject = '', ...id] = key?.split(' ') ?? [];
    if (prefix !== PREFIX || owner !== member || storageArea !== localStorage) return;
    onChange(subject, id.join(' '), { now: parseJson(newValue), before: parseJson(oldValue) });
  };
  addEventListener('storage', listen, { signal });
}

function storedNames(scope: PersistedScope): string[] {
  try {
    return [...new Set([...Object.keys(storageOf(scope)), ...memory[scope].keys()])];
  } catch {
    return [...memory[scope].keys()];
  }
}

function readStorage(name: string, scope: PersistedScope): string | null {
  try {
    return storageOf(scope).getItem(name);
  } catch {
    return null;
  }
}

function parseJson<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
