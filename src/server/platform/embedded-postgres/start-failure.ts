import { StartError } from '../start-error.ts';

const reasons: [RegExp, (directory: string) => string][] = [
  [
    /No space left on device|Check free disk space|ENOSPC|Disk quota exceeded|EDQUOT/i,
    directory => `The disk that holds ${directory} is full: free some space and start again.`,
  ],
  [/Read-only file system|EROFS/i, directory => `The disk that holds ${directory} is read-only.`],
  [
    /has wrong ownership|Permission denied|EACCES|EPERM|Operation not permitted/i,
    directory =>
      `This user may not read and write ${directory}: start as its owner (ls -ld ${directory}), or give it back with chown.`,
  ],
  [
    /has invalid permissions/i,
    directory => `The database folder in ${directory} is open to other users: close it with chmod 700.`,
  ],
  [
    /could not map anonymous shared memory|out of memory|ENOMEM|Cannot allocate memory/i,
    () => 'There is not enough free memory to start PostgreSQL: it needs about 400 MB.',
  ],
  [
    /error while loading shared libraries|GLIBC_|ENOEXEC|Exec format error/i,
    () =>
      'The embedded PostgreSQL does not run on this system: set DATABASE_URL to a PostgreSQL 18 of your own.',
  ],
];

/** The message explains to the operator what to do. */
export function toStartError(error: unknown, directory: string): StartError {
  if (error instanceof StartError) return error;
  const text = errorText(error);
  const match = reasons.find(([pattern]) => pattern.test(text));
  if (match) return new StartError(match[1](directory));
  const fatal = text.match(/(?:FATAL|PANIC|ERROR|error): {1,2}(.+)/)?.[1] ?? text.trim().split('\n').at(-1);
  return new StartError(
    `The embedded PostgreSQL in ${directory} does not start: ${fatal || 'it gave no reason'}.`,
  );
}

function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { output, stderr } = error as { output?: unknown; stderr?: unknown };
  return [output, stderr, error.message].filter(part => typeof part === 'string' && part).join('\n');
}
