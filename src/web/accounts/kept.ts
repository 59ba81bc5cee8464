/**
 * What a browser keeps of a member's own: drafts, messages on their way. It outlives reloads and crashes, every tab has it, and it goes
 * with the login. One entry each, so that two tabs never overwrite each other's. What only one tab is about, that tab keeps alone.
 */
const PREFIX = 'kept';

/** For all tabs and until the login ends, or for this tab through its reloads. */
export type Where = 'browser' | 'tab';
const storageOf = (where: Where): Storage => (where === 'browser' ? localStorage : sessionStorage);

// Where a browser keeps nothing (storage full or forbidden), the page does while it is open.
const inPage = { browser: new Map<string, string>(), tab: new Map<string, string>() };

/** The name of an entry; `id` is whom or what it is about. */
export const keptName = (member: string, subject: string, id = ''): string =>
  `${PREFIX} ${member} ${subject} ${id}`;

/** Keeps a value, or with null lets it go. */
export function keep(name: string, value: unknown, where: Where = 'browser'): void {
  inPage[where].delete(name);
  try {
    if (value === null) storageOf(where).removeItem(name);
    else storageOf(where).setItem(name, JSON.stringify(value));
  } catch {
    if (value !== null) inPage[where].set(name, JSON.stringify(value));
  }
}

/** A value that was kept, null where none is, or where what is there cannot be read. */
export const kept = <T>(name: string, where: Where = 'browser'): T | null =>
  parsed<T>(inPage[where].get(name) ?? stored(name, where));

/** All values whose names begin so. */
export const allKept = <T>(beginning: string): T[] =>
  names('browser')
    .filter(name => name.startsWith(beginning))
    .flatMap(name => kept<T>(name) ?? []);

/** Lets go of everything that was kept, but that of `member`. */
export function forgetKept(member: string | null): void {
  for (const where of ['browser', 'tab'] as const)
    for (const name of names(where))
      if (name.startsWith(`${PREFIX} `) && (member === null || !name.startsWith(`${PREFIX} ${member} `)))
        keep(name, null, where);
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

function names(where: Where): string[] {
  try {
    return [...new Set([...Object.keys(storageOf(where)), ...inPage[where].keys()])];
  } catch {
    return [...inPage[where].keys()];
  }
}

function stored(name: string, where: Where): string | null {
  try {
    return storageOf(where).getItem(name);
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
