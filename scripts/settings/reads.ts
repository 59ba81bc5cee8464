/** One list of names that something has to read: the settings, or what is told of the company. */
export type Kind = { names: readonly string[]; readLater: Readonly<Record<string, string>> };

/**
 * Finds which names of `settings` (or of `company`) a source reads: `settings.name`, `useSettings().name`,
 * `const { name } = site.settings` and parameters that take them apart, `({ name }: Settings)`.
 */
export function readsIn(source: string, what: 'settings' | 'company'): Set<string> {
  const words = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const [holder, type] =
    what === 'settings' ? ['settings|useSettings\\(\\)', 'Settings'] : ['company', 'CompanyInfo'];
  const reached = new RegExp(`\\b(?:${holder})[?!]?\\.(\\w+)`, 'g');
  const takenApart = [
    new RegExp(`\\{([^{}]*)\\}\\s*=\\s*(?:await\\s+)?(?:[\\w.?]+\\.)?(?:${holder})(?=[\\s;,)]|$)`, 'gm'),
    new RegExp(`\\{([^{}]*)\\}\\s*:\\s*(?:\\w+<)?(?:Stored)?${type}\\b`, 'g'),
  ];
  const apart = takenApart
    .flatMap(pattern => [...words.matchAll(pattern)])
    .flatMap(match => namesOf(match[1] ?? ''));
  return new Set([...[...words.matchAll(reached)].map(match => match[1] ?? ''), ...apart]);
}

/** `a, b: c, d = 1, ...rest`: the names on the left, without what is only kept together. */
const namesOf = (pattern: string): string[] =>
  pattern
    .split(',')
    .map(part => /^\s*(\w+)/.exec(part)?.[1] ?? '')
    .filter(name => name !== '');

/** Findings: names that nothing reads and no later part waits for, and waits that are over or were for nothing. */
export function compareReads({ names, readLater }: Kind, read: ReadonlySet<string>): string[] {
  return [
    ...names.filter(name => !read.has(name) && !(name in readLater)).map(name => `${name}: nothing reads it`),
    ...Object.keys(readLater)
      .filter(name => read.has(name))
      .map(name => `${name}: is read by now, so take it off the list of what is read later`),
    ...Object.keys(readLater)
      .filter(name => !names.includes(name))
      .map(name => `${name}: stands on the list of what is read later, and is not there any more`),
  ];
}
