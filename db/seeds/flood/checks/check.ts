/** A rule that every row keeps, and SQL after `select count(*) from` that finds those that do not. */
export interface Check {
  rule: string;
  offenders: string;
}
