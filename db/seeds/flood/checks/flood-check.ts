/** SQL after `select count(*) from` finds the rows that break the rule. */
export interface FloodCheck {
  rule: string;
  violations: string;
}
