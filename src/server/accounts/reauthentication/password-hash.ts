import { AsyncLocalStorage } from 'node:async_hooks';
import { argon2id, hash, needsRehash, verify } from 'argon2';
import fastq from 'fastq';
import { ApiError } from '#contract/errors';
import { newSecret } from '../../platform/secrets.ts';

let dummyHashPromise: Promise<string> | undefined;
const FIXED_COST = { type: argon2id, timeCost: 2, parallelism: 1 } as const;
let memoryCost = 19_456;

/** A password hashed at another cost is hashed again when the member logs in. */
export function setPasswordHashCost(memoryKib: number): void {
  memoryCost = memoryKib;
  dummyHashPromise = undefined;
}

/** At most two hashes run at once, because each takes a core and 19 MB. */
const queue = createBoundedQueue({ running: 2, waiting: 200 });

export const passwordLoad = queue.load;

/**
 * Hashes with Argon2id.
 * @throws unavailable if too many hashes are waiting
 * @spec D2.3
 */
export const hashPassword = (password: string): Promise<string> =>
  queue(() => hash(normalizePassword(password), { ...FIXED_COST, memoryCost }));

/**
 * Checks a dummy hash if `passwordHash` is null, so that the duration reveals no account.
 * @returns `stale`: the password is right, but hashed at another cost
 * @throws unavailable
 * @spec D1.1 D2.3
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<{ right: boolean; stale: boolean }> {
  const known = passwordHash ?? (await dummyHash());
  const matches = await queue(() => verify(known, normalizePassword(password)));
  const right = matches && passwordHash !== null;
  return { right, stale: right && needsRehash(known, { ...FIXED_COST, memoryCost }) };
}

/** Keyboards write a character in different Unicode forms, which must count as equal. */
const normalizePassword = (password: string): string => password.normalize('NFKC');

function dummyHash(): Promise<string> {
  dummyHashPromise ??= hashPassword(newSecret());
  return dummyHashPromise;
}

type BoundedQueue = (<Result>(work: () => Promise<Result>) => Promise<Result>) & {
  load: () => { running: number; waiting: number };
};

/** @throws ApiError `unavailable`, from the returned function, if the queue is full (`limits.waiting`) */
export function createBoundedQueue(limits: { running: number; waiting: number }): BoundedQueue {
  const queue = fastq.promise((task: () => Promise<unknown>) => task(), limits.running);
  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (queue.length() >= limits.waiting) throw new ApiError('unavailable', { params: { seconds: 5 } });
    // Without binding, a waiting task would run in the work context of the task before it.
    return (await queue.push(AsyncLocalStorage.bind(task))) as Result;
  };
  return Object.assign(run, { load: () => ({ running: queue.running(), waiting: queue.length() }) });
}
