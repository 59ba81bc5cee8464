import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FlatTexts } from '../../src/i18n/flat-texts.ts';

type KeyUses = {
  /** Contains all strings that look like keys, even without a call of t(). */
  literals: ReadonlySet<string>;
  /** Namespaces whose keys are computed, such as `interest` in t(`interest.${interest}`). */
  computed: ReadonlySet<string>;
  /** Keys that t() requests; a computed key ends in `*`, such as `interest.*`. */
  requested: readonly { key: string; file: string }[];
};

const LITERAL = /(['"`])([a-z]\w*(?:\.\w+)+)\1/g;
const COMPUTED = /`([a-z]\w*(?:\.\w+)*)\.\$\{/g;
const REQUESTED = /\bt(?:\.rich|\.markup|\.has)?\(\s*(['"])([^'"]+)\1/g;
const REQUESTED_COMPUTED = /\bt(?:\.rich|\.markup|\.has)?\(\s*`([^`$]*?)\.?\$\{/g;

export function keyUsesIn(sources: ReadonlyMap<string, string>): KeyUses {
  const found = (pattern: RegExp, group: number) =>
    [...sources].flatMap(([file, source]) =>
      [...source.matchAll(pattern)].map(match => ({ key: match[group] ?? '', file })),
    );
  const computed = found(REQUESTED_COMPUTED, 1).map(({ key, file }) => ({ key: `${key}.*`, file }));
  return {
    literals: new Set(found(LITERAL, 2).map(use => use.key)),
    computed: new Set(found(COMPUTED, 1).map(use => use.key)),
    requested: [...found(REQUESTED, 2), ...computed],
  };
}

export function compareUses(texts: FlatTexts, enumerations: readonly string[], uses: KeyUses): string[] {
  const namespaceOf = (key: string) => key.slice(0, key.lastIndexOf('.'));
  const isEnumerated = (key: string) => enumerations.includes(namespaceOf(key));
  const isUsed = (key: string) =>
    uses.literals.has(key) || (isEnumerated(key) && uses.computed.has(namespaceOf(key)));
  const exists = (key: string) => (key.endsWith('.*') ? isEnumerated(key) : texts.has(key));
  return [
    ...[...texts.keys()].filter(key => !isUsed(key)).map(key => `nl ${key}: used nowhere`),
    ...uses.requested
      .filter(use => !exists(use.key))
      .map(use => `${use.file}: asks for ${use.key}, which is not there`),
  ];
}

const TEST = /\.test\.tsx?$/;
const CATALOGUE = /^i18n[\\/][a-z]{2}(-[A-Z]{2})?[\\/.]/;

export async function readSources(root: string): Promise<Map<string, string>> {
  const files = await readdir(root, { recursive: true });
  const sources = files.filter(file => /\.tsx?$/.test(file) && !TEST.test(file) && !CATALOGUE.test(file));
  return new Map(
    await Promise.all(
      sources.map(async file => [file, await readFile(path.join(root, file), 'utf8')] as const),
    ),
  );
}
