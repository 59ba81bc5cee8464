/** Builds the web application with source maps and writes what `/members` loads before the first touch to docs/script-sizes.md. */
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { SourceMap, type SourceMapping } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectFolder, runProgram } from './gate/step.ts';
import { readClientManifest, slimClientManifest } from './start/client-manifest.ts';

const client = path.join(projectFolder, 'build/client');
const page = path.join(projectFolder, 'docs/script-sizes.md');
/** The routes of `/members`, and what it imports as soon as it runs: texts and realtime. */
const ROUTES = ['root', 'default', 'members'];
const IMPORTED_AT_ONCE = [/src\/i18n\/nl\/(public|members)\.ts$/, /src\/web\/app\/live\/live\.tsx$/];
const SHOWN = 25;

type Size = { bytes: number; gzip: number };

// The next start builds again, without maps.
await rm(path.join(projectFolder, 'build/.sources'), { force: true });
const build = ['node_modules/.bin/react-router', 'build', '--sourcemapClient'];
const { code, output } = await runProgram(build, { env: { NODE_ENV: 'production' } });
if (code !== 0) throw new Error(output);
const manifest = await readClientManifest(client);
await slimClientManifest(client, manifest);

const files = new Map<string, Size>();
const modules = new Map<string, Size>();
for (const name of await filesOfMembersPage()) {
  const script = (await readFile(path.join(client, 'assets', name), 'utf8')).replace(
    /\n\/\/# source.*\s*$/,
    '',
  );
  const size = { bytes: script.length, gzip: gzipSync(script, { level: 9 }).length };
  files.set(name, size);
  const map = await readFile(path.join(client, 'assets', `${name}.map`), 'utf8').catch(() => null);
  for (const [module, bytes] of map ? bytesOfModules(script, map) : [[name, size.bytes] as const])
    add(modules, module, { bytes, gzip: (size.gzip * bytes) / size.bytes });
}
await writeFile(page, report());

async function filesOfMembersPage(): Promise<Set<string>> {
  const { entry, routes } = manifest;
  const parts = [entry, ...ROUTES.flatMap(id => routes[id] ?? [])];
  const addresses = parts.flatMap(({ module, imports = [] }) => [module, ...imports]);
  const names = new Set(addresses.map(address => path.basename(address)));
  for await (const name of glob('manifest-*.js', { cwd: path.join(client, 'assets') })) names.add(name);
  for await (const name of glob('*.js.map', { cwd: path.join(client, 'assets') })) {
    const { sources } = JSON.parse(await readFile(path.join(client, 'assets', name), 'utf8'));
    const isImported = (source: string) => IMPORTED_AT_ONCE.some(pattern => pattern.test(source));
    if (sources.some(isImported)) names.add(name.slice(0, -'.map'.length));
  }
  return names;
}

/** Counts the characters of each module in a script. What a bundler added itself belongs to no module. */
function bytesOfModules(script: string, map: string): Map<string, number> {
  const origins = new SourceMap(JSON.parse(map));
  const bytes = new Map<string, number>();
  for (const [line, text] of script.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const { originalSource: source = '' } = origins.findEntry(line, column) as Partial<SourceMapping>;
      bytes.set(source, (bytes.get(source) ?? 0) + 1);
    }
  }
  return new Map([...bytes].map(([source, count]) => [moduleName(source), count]));
}

function moduleName(source: string): string {
  return source.replace(/^.*\/node_modules\//, '').replace(/^(\.\.\/)+/, '') || 'added by the bundler';
}

function packageOf(module: string): string {
  if (module.startsWith('src/')) return module.split('/').slice(0, 2).join('/');
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

function add(sizes: Map<string, Size>, name: string, { bytes, gzip }: Size): void {
  const known = sizes.get(name) ?? { bytes: 0, gzip: 0 };
  sizes.set(name, { bytes: known.bytes + bytes, gzip: known.gzip + gzip });
}

function report(): string {
  const packages = new Map<string, Size>();
  for (const [module, size] of modules) add(packages, packageOf(module), size);
  const total = [...files.values()].reduce((sum, { gzip }) => sum + gzip, 0);
  return [
    '# Sizes of scripts',
    '',
    `What \`/members\` loads before the first touch, in Dutch and for a member: ${kilobytes(total)} kB with gzip in ${files.size} files.`,
    '`node scripts/script-sizes.ts` writes this page from a build with source maps. The gzip size of a module is its share of',
    'the compressed file.',
    '',
    ...table('file', files, SHOWN),
    ...table('package or folder', packages, SHOWN),
    ...table('module', modules, SHOWN),
  ].join('\n');
}

function table(title: string, sizes: Map<string, Size>, shown: number): string[] {
  const largest = [...sizes].sort(([, a], [, b]) => b.gzip - a.gzip).slice(0, shown);
  const withoutHash = (name: string) => name.replace(/-[\w-]{8}(?=\.js$)/, '');
  const rows = largest.map(
    ([name, { bytes, gzip }]) => `| ${withoutHash(name)} | ${kilobytes(bytes)} | ${kilobytes(gzip)} |`,
  );
  return [`| ${title} | kB | kB with gzip |`, '|---|---|---|', ...rows, ''];
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}
