/** A rule, and SQL to follow `select count(*) from` that finds the rows that break it. */
export interface FloodCheck {
  rule: string;
  violations: string;
}
