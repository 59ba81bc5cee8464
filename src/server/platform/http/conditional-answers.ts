import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { areUnchanged, type RecordedReads, recordReads } from '../recorded-reads.ts';

/** Stands for an answer that the browser already has. */
export const UNCHANGED = Symbol('unchanged');

export type ConditionalAnswers = {
  /**
   * Begins to compare the rows of the answer that the browser has with those of now.
   * @returns false if this process does not know that answer
   */
  begin(request: FastifyRequest): boolean;
  /** True if the browser has the answer of now, and `about` is that of its answer. */
  isUnchanged(request: FastifyRequest, about: string): Promise<boolean>;
  /**
   * @param about the digest of whatever the answer may depend on beside what `make` reads
   * @param make also returns `about` as its statements have found it
   * @returns UNCHANGED if the browser has the answer that `make` would give, or the answer as JSON
   */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    about: string,
    make: () => Promise<MadeAnswer>,
  ): Promise<string | typeof UNCHANGED>;
};

type MadeAnswer = { made: unknown; about: string };

type Deps = { db: Db; clock: Clock };
type KnownAnswer = { about: string; reads: RecordedReads };

/** A browser that polls less often than this many others gets a whole answer. */
const MAX_KNOWN = 40_000;

/**
 * A whole answer is remembered as the statements it was made of, and a digest of their rows; one statement then shows
 * whether they would return the same rows (docs/paths/polling.md). Losing what is remembered costs a whole answer.
 * @param isVerified makes each answer that counts as unchanged nevertheless, and throws if it differs
 * @spec 7.1 7.8
 */
export function createConditionalAnswers({ db, clock }: Deps, isVerified = false): ConditionalAnswers {
  const known = new Map<string, KnownAnswer>();
  const checks = new WeakMap<FastifyRequest, Promise<KnownAnswer | null>>();

  const remember = (tag: string, answer: KnownAnswer) => {
    known.delete(tag);
    const [oldest] = known.keys();
    if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(tag, answer);
  };

  const check = async (tag: string): Promise<KnownAnswer | null> => {
    const answer = known.get(tag);
    return answer && (await areUnchanged(db, answer.reads, clock.now())) ? answer : null;
  };

  const verify = async (tag: string, answer: KnownAnswer, make: () => Promise<MadeAnswer>) => {
    const { made: answered } = await recordReads(make);
    const isSame = tagOf(answered.about, JSON.stringify(answered.made)) === tag;
    // Meanwhile something may have changed, which is no mistake.
    if (!isSame && (await areUnchanged(db, answer.reads, clock.now())))
      throw new Error('an answer counted as unchanged, but has changed');
  };

  return {
    begin(request) {
      const tag = request.headers['if-none-match'];
      // If the check fails, so does the whole answer, which reports the error.
      if (tag === undefined || !known.has(tag)) return false;
      checks.set(
        request,
        check(tag).catch(() => null),
      );
      return true;
    },

    async isUnchanged(request, about) {
      return (await checks.get(request))?.about === about;
    },

    async answer(request, reply, about, make) {
      const given = request.headers['if-none-match'];
      const unchanged = await checks.get(request);
      if (unchanged?.about === about && given !== undefined) {
        remember(given, unchanged);
        if (isVerified) await verify(given, unchanged, make);
        reply.header('etag', given);
        return UNCHANGED;
      }
      const { made: answered, reads } = await recordReads(make);
      const text = JSON.stringify(answered.made);
      const tag = tagOf(about, text);
      // The caller may have changed since they were looked up.
      if (reads && answered.about === about) remember(tag, { about, reads });
      reply.header('etag', tag);
      if (given === tag) return UNCHANGED;
      reply.type('application/json; charset=utf-8');
      return text;
    },
  };
}

const tagOf = (about: string, text: string): string => `W/"${digest(about + text)}"`;

/** A short digest (162 bits of SHA-256), for comparing texts without storing them. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 27);
