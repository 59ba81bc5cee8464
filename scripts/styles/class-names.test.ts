import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../src/web');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(match => match[1] ?? '');
const definedIn = (file: string) =>
  new Set(find(read(file).replace(/\/\*.*?\*\/|:global\(.*?\)/gs, ''), /\.([a-z][\w-]*)/gi));

const components = globSync('**/*.tsx', { cwd: folder }).map(file => ({ file, source: read(file) }));

test('every class that components name as a string is in base.css or primitives.css', () => {
  const defined = definedIn('ui/base.css').union(definedIn('ui/primitives.css'));
  const unknown = components.flatMap(({ file, source }) =>
    [
      ...find(source, /className="([^"]+)"/g),
      ...find(source, /`([a-z\d -]+) \$\{\w+\.\w+\}`/g),
      ...find(source, /\bclasses\(\s*'([^']+)'/g),
    ]
      .flatMap(names => names.split(' '))
      .filter(name => !defined.has(name))
      .map(name => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every class of a style sheet is used, and every class that components read is in their sheet', () => {
  const used = new Map<string, string[]>();
  const wrong: string[] = [];
  for (const { file, source } of components) {
    for (const [, local, address = ''] of source.matchAll(/import (\w+) from '(.+\.module\.css)'/g)) {
      const sheet = path.join(path.dirname(file), address);
      const names = find(source, new RegExp(String.raw`(?<![./-])\b${local}\.(\w+)\b(?!\()`, 'g'));
      const defined = definedIn(sheet);
      wrong.push(...names.filter(name => !defined.has(name)).map(name => `${file}: ${name}`));
      // Names that are looked up by a property of the component cannot be followed.
      const all = source.includes(`${local}[`) ? [...defined] : names;
      used.set(sheet, [...(used.get(sheet) ?? []), ...all]);
    }
  }
  for (const sheet of globSync('**/*.module.css', { cwd: folder }))
    wrong.push(
      ...[...definedIn(sheet)]
        .filter(name => !used.get(sheet)?.includes(name))
        .map(name => `${sheet}: ${name}`),
    );
  expect(wrong).toEqual([]);
});
