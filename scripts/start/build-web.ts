import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { StartError } from '../../src/server/platform/start-error.ts';
import { projectFolder, runProgram } from '../gate/step.ts';
import { bundleServiceWorker, coreFilesOf } from './bundle-service-worker.ts';
import { type ClientManifest, readClientManifest, slimClientManifest } from './client-manifest.ts';

const output = path.join(projectFolder, 'build');
const marker = path.join(output, '.sources');

const sourcePatterns = [
  'src/{web,contract,i18n}/**/*',
  'public/**/*',
  '{vite,react-router}.config.ts',
  'scripts/start/{build-web,bundle-service-worker,client-manifest,slim-calls}.ts',
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
  const env = { NODE_ENV: 'production' };
  const program = ['node_modules/.bin/react-router', 'build'];
  const { code, output: printed } = await runProgram(program, { env, signal });
  if (signal?.aborted) return false;
  if (code !== 0) throw new StartError(`The web application cannot be built:\n${lastLines(printed, 25)}`);
  mkdirSync(output, { recursive: true });
  const client = path.join(output, 'client');
  const manifest = await readClientManifest(client);
  await slimClientManifest(client, manifest);
  await Promise.all([compressFiles(client), writeServiceWorker(client, manifest)]);
  writeFileSync(marker, fingerprint);
  return true;
}

async function writeServiceWorker(client: string, manifest: ClientManifest): Promise<void> {
  const script = await bundleServiceWorker(await coreFilesOf(client, manifest));
  await writeFile(path.join(output, 'service-worker.js'), script);
}

async function sourceFingerprint(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const names: string[] = [];
  for await (const file of glob(sourcePatterns, { cwd: projectFolder, withFileTypes: true })) {
    if (file.isFile()) names.push(path.join(file.parentPath, file.name));
  }
  for (const name of names.sort())
    hash.update(path.relative(projectFolder, name)).update('\0').update(readFileSync(name));
  return hash.digest('hex');
}

const lastLines = (text: string, count: number): string => text.trim().split('\n').slice(-count).join('\n');

const TEXTS = '**/*.{js,css,svg,json,txt,map}';
/** Smaller files fit into one network packet even without compression. */
const MIN_BYTES = 1_024;

/** Uses the best levels, because the files are compressed only in a build. */
async function compressFiles(folder: string): Promise<void> {
  for await (const name of glob(TEXTS, { cwd: folder })) await compressFile(path.join(folder, name));
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < MIN_BYTES) return;
  const content = await readFile(file);
  await Promise.all([
    promisify(brotliCompress)(content).then(smaller => writeFile(`${file}.br`, smaller)),
    promisify(gzip)(content, { level: 9 }).then(smaller => writeFile(`${file}.gz`, smaller)),
  ]);
}
