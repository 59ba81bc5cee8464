/** `violations` is SQL that follows `select count(*) from`, and finds the rows that break the rule. */
export interface FloodCheck {
  rule: string;
  violations: string;
}
