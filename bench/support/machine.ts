import { execFile } from 'node:child_process';
import { cpus, totalmem, type } from 'node:os';
import { promisify } from 'node:util';
import { findBrowser } from '../../scripts/gate/browser.ts';

export async function describeMachine(): Promise<string> {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const browser = await promisify(execFile)(await findBrowser(), ['--version', '--no-sandbox'])
    .then(({ stdout }) => stdout.replace(/ built on .*/, '').trim())
    .catch(() => 'no browser');
  return `${cpus().length} cores (${processor?.model.trim()}), ${memory} GB, ${type()}, Node ${process.versions.node}, PostgreSQL 18 with synchronous_commit = on, ${browser}`;
}
