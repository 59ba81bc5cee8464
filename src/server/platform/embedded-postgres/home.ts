import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { type Account, canReach, postgresAccount } from './account.ts';
import { type Binaries, binariesAt, installedBinaries } from './binaries.ts';

/** Where one cluster lives and who runs it. */
export interface Home {
  /** Holds password, port, log, and unless it is elsewhere the data. */
  directory: string;
  data: string;
  binaries: Binaries;
  account: Account | undefined;
}

const elsewhere = '/var/lib/lavender';

/**
 * Decides where data and programs live: below `directory`, unless root started a project that the unprivileged
 * PostgreSQL user cannot enter (a clone in root's own home). Then both live below /var/lib/lavender, and the file
 * `directory/place` says where.
 */
export function settleHome(directory: string): Home {
  mkdirSync(directory, { recursive: true });
  const project = realpathSync(directory);
  const binaries = installedBinaries();
  const place = rememberedPlace(project);
  const data = path.join(place ?? project, 'data');
  const account = postgresAccount(data);
  if (!account || (!place && canReach(account, project) && canReach(account, binaries.postgres))) {
    return { directory: project, data, binaries, account };
  }
  const home = place ?? claimPlace(project);
  return { directory: project, data: path.join(home, 'data'), binaries: copyBinaries(binaries), account };
}

/** Where a cluster's data is, or would be, without creating or starting anything. */
export function dataFolder(directory: string): string {
  if (!existsSync(directory)) return path.join(directory, 'data');
  const project = realpathSync(directory);
  return path.join(rememberedPlace(project) ?? project, 'data');
}

// A copied project folder carries the note of the original: whose data that is, the place itself knows. A moved
// project keeps its data.
function rememberedPlace(project: string): string | undefined {
  const note = path.join(project, 'place');
  if (!existsSync(note)) return undefined;
  const place = readFileSync(note, 'utf8').trim();
  const ownerFile = path.join(place, 'project');
  if (!existsSync(ownerFile)) return undefined;
  const owner = readFileSync(ownerFile, 'utf8').trim();
  if (owner !== project) {
    const ownerNote = path.join(owner, 'place');
    if (existsSync(ownerNote) && readFileSync(ownerNote, 'utf8').trim() === place) return undefined;
    writeFileSync(ownerFile, `${project}\n`);
  }
  return place;
}

function claimPlace(project: string): string {
  if (existsSync(path.join(project, 'data'))) {
    throw new StartError(
      `The system user that runs PostgreSQL cannot enter ${project} any more: let it pass the folders above (chmod a+x).`,
    );
  }
  const place = path.join(elsewhere, randomUUID().slice(0, 8));
  mkdirSync(place, { recursive: true });
  execFileSync('chmod', ['a+rx', elsewhere, place]);
  writeFileSync(path.join(place, 'project'), `${project}\n`);
  writeFileSync(path.join(project, 'place'), `${place}\n`);
  return place;
}

// One copy per version serves every project on the machine; renamed into place whole, so that a copy cut short by a
// crash is never used.
function copyBinaries(from: Binaries): Binaries {
  const manifest = path.join(from.root, '..', 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  const root = path.join(elsewhere, `postgresql-${version}`);
  if (!existsSync(root)) {
    const half = `${root}.${process.pid}`;
    cpSync(from.root, half, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', half]);
    try {
      renameSync(half, root);
    } catch {
      rmSync(half, { recursive: true, force: true });
    }
  }
  return binariesAt(root);
}
