/** A rule that every row keeps, and SQL after `select count(*) from` that finds those that do not. */
export interface FloodCheck {
  rule: string;
  offenders: string;
}
