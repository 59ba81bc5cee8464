/** `readLater` gives the reason for each name that only a later feature will read. */
export type CheckedNames = { names: readonly string[]; readLater: Readonly<Record<string, string>> };

/**
 * Finds `settings.name`, `useSettings().name`, `const { name } = site.settings` and `({ name }: Settings)`.
 */
export function readsIn(source: string, subject: 'settings' | 'company'): Set<string> {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const [holder, type] =
    subject === 'settings' ? ['settings|useSettings\\(\\)', 'Settings'] : ['company', 'CompanyInfo'];
  const accesses = new RegExp(`\\b(?:${holder})[?!]?\\.(\\w+)`, 'g');
  const destructurings = [
    new RegExp(`\\{([^{}]*)\\}\\s*=\\s*(?:await\\s+)?(?:[\\w.?]+\\.)?(?:${holder})(?=[\\s;,)]|$)`, 'gm'),
    new RegExp(`\\{([^{}]*)\\}\\s*:\\s*(?:\\w+<)?(?:Stored)?${type}\\b`, 'g'),
  ];
  const destructured = destructurings
    .flatMap(pattern => [...code.matchAll(pattern)])
    .flatMap(match => destructuredNames(match[1] ?? ''));
  return new Set([...[...code.matchAll(accesses)].map(match => match[1] ?? ''), ...destructured]);
}

const destructuredNames = (pattern: string): string[] =>
  pattern
    .split(',')
    .map(part => /^\s*(\w+)/.exec(part)?.[1] ?? '')
    .filter(name => name !== '');

/** Finds unread names, and outdated exceptions in `readLater`. */
export function compareReads({ names, readLater }: CheckedNames, read: ReadonlySet<string>): string[] {
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
