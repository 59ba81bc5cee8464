/**
 * A rule for flooded data. `violations` completes `select count(*) from`, and finds the rows that break it.
 */
export interface FloodCheck {
  rule: string;
  violations: string;
}
