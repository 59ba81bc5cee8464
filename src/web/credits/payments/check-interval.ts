/** Milliseconds until it is asked again what became of a payment, after so many times: soon at first, ever more rarely later. */
export function checkIntervalMs(checks: number): number {
  if (checks < 10) return 2_000;
  return checks < 30 ? 6_000 : 30_000;
}
