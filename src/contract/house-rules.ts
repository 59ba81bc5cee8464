/**
 * The rules that a decision of staff can name; their texts are in the catalogues (`house_rule`).
 * @spec D5.5
 */
export const houseRules = [
  'minors',
  'without_consent',
  'threats',
  'harassment',
  'scam',
  'extortion',
  'advertising',
  'impersonation',
  'ban_evasion',
  'illegal',
] as const;
export type HouseRule = (typeof houseRules)[number];

/**
 * What a report can lead to. Every outcome except `no_action` is a measure, and counts as a strike.
 * @spec D5.5
 */
export const reportOutcomes = [
  'no_action',
  'content_removed',
  'warning',
  'temporary_ban',
  'permanent_ban',
] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** @spec D5.5 */
export const strikeOutcomes: readonly ReportOutcome[] = reportOutcomes.filter(
  outcome => outcome !== 'no_action',
);

/**
 * A member with an open account would not notice these by themselves, so an alert says so.
 * @spec D5.5 2.5
 */
export const noticedOutcomes = ['content_removed', 'warning'] as const satisfies ReportOutcome[];

/**
 * What abuse signals lead to. They are no strikes.
 * @spec D5.13
 */
export const messageLimits = ['messages_limited', 'messages_stopped'] as const;

/**
 * Also those of the review of photos and selfies, which can be appealed like any other and are no strikes.
 * @spec D5.5 D2.18 D5.9 D5.13
 */
export const decisionOutcomes = [
  ...reportOutcomes,
  'photo_rejected',
  'selfie_rejected',
  ...messageLimits,
] as const;
export type DecisionOutcome = (typeof decisionOutcomes)[number];

export const appealOutcomes = ['upheld', 'overturned'] as const;
export const appealParties = ['reporter', 'reported'] as const;

export const isMessageLimit = (outcome: string): boolean =>
  (messageLimits as readonly string[]).includes(outcome);

export const isBan = (outcome: DecisionOutcome): boolean =>
  outcome === 'temporary_ban' || outcome === 'permanent_ban';
