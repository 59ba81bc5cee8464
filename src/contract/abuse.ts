import { DAY_MS, HOUR_MS } from './durations.ts';

/**
 * What counts against an account. `points` lose half their weight in each `halfLifeDays` (null: never), and all
 * signals of a kind together count at most `most`, so that one kind of evidence does not stop anybody by itself
 * unless the table says so.
 * @spec D5.13
 */
export const ABUSE_SIGNALS = {
  /** A first message that resembles many others of the same day. */
  repeated_opener: { points: 6, halfLifeDays: 7, most: 75 },
  link: { points: 9, halfLifeDays: 14, most: 75 },
  payment_words: { points: 9, halfLifeDays: 14, most: 75 },
  /** Groups of members who do not know each other: a ring counts once. */
  blocked: { points: 6, halfLifeDays: 21, most: 45 },
  /** The same; groups whose reports nobody has decided yet count as one together. */
  reported: { points: 15, halfLifeDays: 30, most: 75 },
  disposable_address: { points: 18, halfLifeDays: null, most: 18 },
  hosting_network: { points: 10, halfLifeDays: 30, most: 10 },
  banned_mailbox: { points: 60, halfLifeDays: null, most: 60 },
  banned_payment: { points: 60, halfLifeDays: null, most: 60 },
  similar_name: { points: 60, halfLifeDays: 30, most: 60 },
} as const satisfies Record<string, { points: number; halfLifeDays: number | null; most: number }>;
export type AbuseSignalKind = keyof typeof ABUSE_SIGNALS;
export const abuseSignalKinds = Object.keys(ABUSE_SIGNALS) as [AbuseSignalKind, ...AbuseSignalKind[]];

/**
 * From this score on, an account has the level.
 * @spec D5.13
 */
export const ABUSE_LEVELS = { slowed: 30, review: 60, stopped: 100 } as const;
export type AbuseLevel = keyof typeof ABUSE_LEVELS;
export const abuseLevels = Object.keys(ABUSE_LEVELS) as [AbuseLevel, ...AbuseLevel[]];

/** Higher numbers are stricter; 0 is no level. */
export const rankOf = (level: AbuseLevel | null): number => (level ? abuseLevels.indexOf(level) + 1 : 0);

/**
 * First messages resemble each other if their fingerprints differ in at most `maxBits` of 64. Texts shorter than
 * `minLength` characters never do, because many people greet alike. `others`: with so many within a day, the next counts.
 * @spec D5.13
 */
export const OPENERS = { minLength: 40, maxLength: 600, maxBits: 6, others: 4, windowMs: DAY_MS } as const;

/** Signals are weighed anew after so long, and deleted once they weigh nothing. */
export const ABUSE_TIMES = {
  weighAgainMs: HOUR_MS,
  overlapMs: 60_000,
  countedDays: 30,
  retentionDays: 180,
  /** How long it is known which card or account paid. */
  payerMonths: 12,
} as const;

export type AbuseSignal = { kind: AbuseSignalKind; at: Date };

/**
 * How much the signals of an account weigh at a time, kind by kind.
 * @spec D5.13
 */
export function weightsOf(signals: readonly AbuseSignal[], now: Date): Map<AbuseSignalKind, number> {
  const weights = new Map<AbuseSignalKind, number>();
  for (const { kind, at } of signals) {
    const { points, halfLifeDays, most } = ABUSE_SIGNALS[kind];
    const days = Math.max(0, now.getTime() - at.getTime()) / DAY_MS;
    const weight = halfLifeDays === null ? points : points * 2 ** (-days / halfLifeDays);
    weights.set(kind, Math.min(most, (weights.get(kind) ?? 0) + weight));
  }
  return weights;
}

/** @spec D5.13 */
export const scoreOf = (weights: ReadonlyMap<AbuseSignalKind, number>): number =>
  Math.round([...weights.values()].reduce((sum, weight) => sum + weight, 0));

/** @spec D5.13 */
export const levelOf = (score: number): AbuseLevel | null =>
  abuseLevels.findLast(level => score >= ABUSE_LEVELS[level]) ?? null;

/**
 * Bulk commercial spam needs no explanation of why it is stopped: the same text to many, with links or payment words.
 * @spec D5.13
 */
export const isBulkSpam = (weights: ReadonlyMap<AbuseSignalKind, number>): boolean =>
  (weights.get('repeated_opener') ?? 0) >= ABUSE_LEVELS.slowed / 2 &&
  (weights.get('link') ?? 0) + (weights.get('payment_words') ?? 0) >= ABUSE_LEVELS.slowed / 2;
