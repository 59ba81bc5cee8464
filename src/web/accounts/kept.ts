/**
 * What a browser keeps of a member's own: drafts, messages on their way. It outlives reloads and crashes, every tab has it, and it goes
 * with the login. One entry each, so that two tabs never overwrite each other's.
 */
const PREFIX = 'kept';

// Where a browser keeps nothing (storage full or forbidden), the tab does while it is open.
const inTab = new Map<string, string>();

/** The name of an entry; `id` is whom or what it is about. */
export const keptName = (member: string, subject: string, id = ''): string =>
  `${PREFIX} ${member} ${subject} ${id}`;

/** Keeps a value, or with null lets it go. */
export function keep(name: string, value: unknown): void {
  inTab.delete(name);
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    if (value !== null) inTab.set(name, JSON.stringify(value));
  }
}

/** A value that was kept, null where none is, or where what is there cannot be read. */
export const kept = <T>(name: string): T | null => parsed<T>(inTab.get(name) ?? stored(name));

/** All values whose names begin so. */
export const allKept = <T>(beginning: string): T[] =>
  names()
    .filter(name => name.startsWith(beginning))
    .flatMap(name => kept<T>(name) ?? []);

/** Lets go of everything that was kept, but that of `member`. */
export function forgetKept(member: string | null): void {
  for (const name of names())
    if (name.startsWith(`${PREFIX} `) && (member === null || !name.startsWith(`${PREFIX} ${member} `)))
      keep(name, null);
}

/** Tells of what another tab of the same member keeps or lets go: subject, id and both values. */
export function watchKept(
  member: string,
  changed: (subject: string, id: string, values: { now: unknown; before: unknown }) => void,
  signal: AbortSignal,
): void {
  const listen = ({ key, newValue, oldValue, storageArea }: StorageEvent) => {
    const [prefix, owner, subject = '', ...id] = key?.split(' ') ?? [];
    if (prefix !== PREFIX || owner !== member || storageArea !== localStorage) return;
    changed(subject, id.join(' '), { now: parsed(newValue), before: parsed(oldValue) });
  };
  addEventListener('storage', listen, { signal });
}

function names(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...inTab.keys()])];
  } catch {
    return [...inTab.keys()];
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
