import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { type Binaries, binariesAt, installedBinaries } from './binaries.ts';
import { canReach, postgresAccount, type SystemAccount } from './system-account.ts';

export interface ClusterLocation {
  /** Contains the files with the password, the port and the log. */
  directory: string;
  data: string;
  binaries: Binaries;
  account: SystemAccount | undefined;
}

const SYSTEM_FOLDER = '/var/lib/lavender';

/** If PostgreSQL's system user cannot enter the project's folders, uses folders below /var/lib/lavender. */
export function resolveClusterLocation(directory: string): ClusterLocation {
  mkdirSync(directory, { recursive: true });
  const project = realpathSync(directory);
  const binaries = installedBinaries();
  const place = assignedFolder(project);
  const data = path.join(place ?? project, 'data');
  const account = postgresAccount(data);
  if (!account || (!place && canReach(account, project) && canReach(account, binaries.postgres))) {
    return { directory: project, data, binaries, account };
  }
  const folder = place ?? assignFolder(project);
  return { directory: project, data: path.join(folder, 'data'), binaries: copyBinaries(binaries), account };
}

/** Only finds the path: creates and starts nothing. */
export function dataFolder(directory: string): string {
  if (!existsSync(directory)) return path.join(directory, 'data');
  const project = realpathSync(directory);
  return path.join(assignedFolder(project) ?? project, 'data');
}

// Returns undefined in a copied project, where `place` names the folder of the original project.
function assignedFolder(project: string): string | undefined {
  const pointerFile = path.join(project, 'place');
  if (!existsSync(pointerFile)) return undefined;
  const place = readFileSync(pointerFile, 'utf8').trim();
  const ownerFile = path.join(place, 'project');
  if (!existsSync(ownerFile)) return undefined;
  const owner = readFileSync(ownerFile, 'utf8').trim();
  if (owner !== project) {
    const ownerPointerFile = path.join(owner, 'place');
    if (existsSync(ownerPointerFile) && readFileSync(ownerPointerFile, 'utf8').trim() === place)
      return undefined;
    writeFileSync(ownerFile, `${project}\n`);
  }
  return place;
}

function assignFolder(project: string): string {
  if (existsSync(path.join(project, 'data'))) {
    throw new StartError(
      `The system user that runs PostgreSQL cannot enter ${project} any more: let it pass the folders above (chmod a+x).`,
    );
  }
  const place = path.join(SYSTEM_FOLDER, randomUUID().slice(0, 8));
  mkdirSync(place, { recursive: true });
  execFileSync('chmod', ['a+rx', SYSTEM_FOLDER, place]);
  writeFileSync(path.join(place, 'project'), `${project}\n`);
  const pointerFile = path.join(project, 'place');
  // In a copied project, the file `place` names the folder of the original project.
  if (existsSync(pointerFile) && !assignedFolder(project)) rmSync(pointerFile);
  createOnce(pointerFile, `${place}\n`);
  const assigned = readFileSync(pointerFile, 'utf8').trim();
  // If another process has assigned a folder, this process uses that folder.
  if (assigned !== place) rmSync(place, { recursive: true });
  return assigned;
}

// The temporary name prevents the use of an interrupted copy.
function copyBinaries(from: Binaries): Binaries {
  const manifest = path.join(from.root, '..', 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  const root = path.join(SYSTEM_FOLDER, `postgresql-${version}`);
  if (!existsSync(root)) {
    const temporary = `${root}.${process.pid}`;
    cpSync(from.root, temporary, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', temporary]);
    try {
      renameSync(temporary, root);
    } catch {
      rmSync(temporary, { recursive: true, force: true });
    }
  }
  return binariesAt(root);
}

/** Creates a file with its complete content, unless another process has created the file. */
export function createOnce(file: string, text: string): void {
  const complete = `${file}.new-${process.pid}`;
  writeFileSync(complete, text, { mode: 0o600 });
  try {
    linkSync(complete, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(complete);
  }
}
