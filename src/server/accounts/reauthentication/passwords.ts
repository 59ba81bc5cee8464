import { argon2id, hash, needsRehash, verify } from 'argon2';
import { createBoundedQueue } from '../../platform/bounded-queue.ts';
import { newSecret } from '../../platform/secrets.ts';

const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing fills a core and 19 MB each: two at once leave the rest of the process working. */
const queue = createBoundedQueue({ running: 2, waiting: 200 });

/** Passwords being hashed or compared, and waiting for it. */
export const passwordLoad = queue.load;

/** Hashes a password with argon2id. @throws unavailable when too many are waiting */
export const hashPassword = (password: string): Promise<string> =>
  queue(() => hash(normalizePassword(password), COST));

/**
 * Whether the password is the one that was hashed; `stale` asks for a new hash, made with today's cost.
 * Without a hash the answer is no, and takes as long: time does not tell who has an account.
 * @throws unavailable when too many are waiting
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<{ right: boolean; stale: boolean }> {
  const known = passwordHash ?? (await dummyHash());
  const right = await queue(() => verify(known, normalizePassword(password)));
  return passwordHash === null
    ? { right: false, stale: false }
    : { right, stale: right && needsRehash(known, COST) };
}

/** Keyboards write the same letter in several ways; the password is what was meant. */
const normalizePassword = (password: string): string => password.normalize('NFKC');

let dummyHashPromise: Promise<string> | undefined;

/** A hash of a password nobody has. */
function dummyHash(): Promise<string> {
  dummyHashPromise ??= hashPassword(newSecret());
  return dummyHashPromise;
}
