import type { Plugin } from 'vite';

/** Ends a build whose scripts import each other in a circle, because one of them would run before what it needs. */
export const refuseCircularFiles = (): Plugin => ({
  name: 'refuse-circular-files',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const imports = new Map<string, string[]>();
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') imports.set(file.fileName, file.imports);
    const circle = findCircle(imports);
    if (circle) this.error(`scripts import each other in a circle: ${circle.join(' -> ')}`);
  },
});

/** Returns the files of a circle, the first also last, or null. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const finished = new Set<string>();
  const follow = (file: string, from: readonly string[]): string[] | null => {
    const path = [...from, file];
    if (from.includes(file)) return path.slice(path.indexOf(file));
    if (finished.has(file)) return null;
    for (const imported of imports.get(file) ?? []) {
      const circle = follow(imported, path);
      if (circle) return circle;
    }
    finished.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return null;
}
