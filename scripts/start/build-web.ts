import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { StartError } from '../../src/server/platform/start-error.ts';

const project = path.resolve(import.meta.dirname, '../..');
const output = path.join(project, 'build');
const marker = path.join(output, '.sources');

const sourcePatterns = [
  'src/{web,contract,i18n}/**/*',
  'public/**/*',
  '{vite,react-router}.config.ts',
  'scripts/start/{build-web,compress-files,slim-calls}.ts',
  'scripts/{catalogues/compile-texts,emoji/slim-emoji}.ts',
  'package-lock.json',
];

/**
 * Builds into `build/`, unless it is up to date.
 * @returns false if nothing was built
 * @throws StartError with the end of the build's output
 */
export async function buildWeb(signal?: AbortSignal): Promise<boolean> {
  const fingerprint = await sourceFingerprint();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint) return false;
  rmSync(marker, { force: true });
  const { code, printed } = await runBuild(signal);
  if (signal?.aborted) return false;
  if (code !== 0) throw new StartError(`The web application cannot be built:\n${lastLines(printed, 25)}`);
  mkdirSync(output, { recursive: true });
  await compressFiles(path.join(output, 'client'));
  writeFileSync(marker, fingerprint);
  return true;
}

async function sourceFingerprint(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const names: string[] = [];
  for await (const file of glob(sourcePatterns, { cwd: project, withFileTypes: true })) {
    if (file.isFile()) names.push(path.join(file.parentPath, file.name));
  }
  for (const name of names.sort())
    hash.update(path.relative(project, name)).update('\0').update(readFileSync(name));
  return hash.digest('hex');
}

function runBuild(signal: AbortSignal | undefined): Promise<{ code: number | null; printed: string }> {
  const program = path.join(project, 'node_modules/.bin/react-router');
  return new Promise(resolve => {
    let printed = '';
    const child = spawn(process.execPath, [program, 'build'], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    const collect = (chunk: Buffer) => {
      printed += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', error => resolve({ code: 1, printed: `${printed}\n${error.message}` }));
    child.on('close', code => resolve({ code, printed }));
  });
}

const lastLines = (text: string, count: number): string => text.trim().split('\n').slice(-count).join('\n');

const TEXTS = '**/*.{js,css,svg,json,txt,map}';
/** Smaller files fit into one network packet even without compression. */
const MIN_BYTES = 1_024;

/** Uses the best levels, because the files are compressed only in a build. */
async function compressFiles(folder: string): Promise<number> {
  let compressed = 0;
  for await (const name of glob(TEXTS, { cwd: folder })) {
    if (await compressFile(path.join(folder, name))) compressed += 1;
  }
  return compressed;
}

async function compressFile(file: string): Promise<boolean> {
  if ((await stat(file)).size < MIN_BYTES) return false;
  const content = await readFile(file);
  await Promise.all([
    promisify(brotliCompress)(content).then(smaller => writeFile(`${file}.br`, smaller)),
    promisify(gzip)(content, { level: 9 }).then(smaller => writeFile(`${file}.gz`, smaller)),
  ]);
  return true;
}
