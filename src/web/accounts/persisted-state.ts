/**
 * What a browser keeps of a member's own: drafts, messages on their way. It outlives reloads and crashes, every tab has it, and it goes
 * with the login. One entry each, so that two tabs never overwrite each other's. What only one tab is about, that tab keeps alone.
 */
const PREFIX = 'kept';

/** For all tabs and until the login ends, or for this tab through its reloads. */
export type PersistedScope = 'browser' | 'tab';
const storageOf = (scope: PersistedScope): Storage => (scope === 'browser' ? localStorage : sessionStorage);

// Where a browser keeps nothing (storage full or forbidden), the page does while it is open.
const memory = { browser: new Map<string, string>(), tab: new Map<string, string>() };

/** The name of an entry; `id` is whom or what it is about. */
export const persistedKey = (member: string, subject: string, id = ''): string =>
  `${PREFIX} ${member} ${subject} ${id}`;

/** Keeps a value, or with null lets it go. */
export function persist(name: string, value: unknown, scope: PersistedScope = 'browser'): void {
  memory[scope].delete(name);
  try {
    if (value === null) storageOf(scope).removeItem(name);
    else storageOf(scope).setItem(name, JSON.stringify(value));
  } catch {
    if (value !== null) memory[scope].set(name, JSON.stringify(value));
  }
}

/** A value that was kept, null where none is, or where what is there cannot be read. */
export const readPersisted = <T>(name: string, scope: PersistedScope = 'browser'): T | null =>
  parseJson<T>(memory[scope].get(name) ?? readStorage(name, scope));

/** All values whose names begin so. */
export const readAllPersisted = <T>(beginning: string): T[] =>
  storedNames('browser')
    .filter(name => name.startsWith(beginning))
    .flatMap(name => readPersisted<T>(name) ?? []);

/** Lets go of everything that was kept, but that of `member`. */
export function purgePersisted(member: string | null): void {
  for (const scope of ['browser', 'tab'] as const)
    for (const name of storedNames(scope))
      if (name.startsWith(`${PREFIX} `) && (member === null || !name.startsWith(`${PREFIX} ${member} `)))
        persist(name, null, scope);
}

/** Tells of what another tab of the same member keeps or lets go: subject, id and both values. */
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
