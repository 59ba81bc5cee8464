/** @spec 4.9 */
export function checkIntervalMs(checks: number): number {
  if (checks < 10) return 2_000;
  return checks < 30 ? 6_000 : 30_000;
}
