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
  'illegal',
] as const;
export type HouseRule = (typeof houseRules)[number];

/**
 * Every outcome except `no_action` is a measure, and counts as a strike.
 * @spec D5.5
 */
export const decisionOutcomes = [
  'no_action',
  'content_removed',
  'warning',
  'temporary_ban',
  'permanent_ban',
] as const;
export type DecisionOutcome = (typeof decisionOutcomes)[number];

/** Outcomes that do something to the reported member. */
export const measures = ['content_removed', 'warning', 'temporary_ban', 'permanent_ban'] as const;

export const appealOutcomes = ['upheld', 'overturned'] as const;
export const appealParties = ['reporter', 'reported'] as const;

export const isBan = (outcome: DecisionOutcome): boolean =>
  outcome === 'temporary_ban' || outcome === 'permanent_ban';
