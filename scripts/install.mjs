// Plain JavaScript runs on the machine's Node, which may be as old as 20.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const marker = path.join(project, 'node_modules', '.lavender-lock');

if (!isInstalled()) await install();

// An incomplete node_modules has no marker, so it does not count as installed.
function isInstalled() {
  return bringsNode() && existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint();
}

function bringsNode() {
  const bin = path.join(project, 'node_modules', '.bin', 'node');
  return existsSync(bin) || existsSync(`${bin}.cmd`);
}

function fingerprint() {
  const lock = readFileSync(path.join(project, 'package-lock.json'));
  return createHash('sha256').update(`${process.platform} ${process.arch} `).update(lock).digest('hex');
}

async function install() {
  const started = Date.now();
  console.log('Installing the packages; the first time this takes a minute or two.');
  const { code, output } = await run();
  if (code === null) process.exit(130);
  // If npm cannot unpack a file, it prints this warning but exits with 0.
  if (code !== 0 || /TAR_ENTRY_ERROR/.test(output)) refuse(explain(output));
  if (!bringsNode()) {
    refuse(`npm brought no Node 26 for ${process.platform}-${process.arch}; this machine is not supported.`);
  }
  writeFileSync(marker, fingerprint());
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

// Runs npm on the machine's Node, because `npm ci` deletes node_modules. The flags override NODE_ENV and .npmrc.
function run() {
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const flags = ['ci', '--include=dev', '--include=optional', '--no-progress', '--loglevel=warn'];
  const [command, args] = npm ? [node, [npm, ...flags]] : ['npm', flags];
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: !npm && process.platform === 'win32',
    });
    let output = '';
    const collect = chunk => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', error => resolve({ code: 1, output: String(error) }));
    let interrupted = false;
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () => {
        interrupted = true;
        child.kill(signal);
      });
    }
    child.on('close', code => resolve({ code: interrupted ? null : code, output }));
  });
}

function explain(output) {
  const reasons = [
    [/ENOSPC|EDQUOT/, 'The disk is full: free some space and try again.'],
    [/EACCES|EPERM|EROFS/, `The folder ${project} cannot be written by this user.`],
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
      'npm cannot reach its registry: check the network (or its proxy) and try again.',
    ],
    [
      /can only install packages when|in sync/,
      'package-lock.json does not fit package.json: run npm install.',
    ],
    [/spawn npm ENOENT/, 'npm was not found: install Node 20 or newer together with npm.'],
  ];
  const known = reasons.find(([pattern]) => pattern.test(output));
  return known ? known[1] : `npm ci failed:\n${output.trim().split('\n').slice(-12).join('\n')}`;
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
