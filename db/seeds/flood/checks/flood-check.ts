/** `violations` is SQL that follows `select count(*) from`. */
export interface FloodCheck {
  rule: string;
  violations: string;
}
