/**
 * Decides whether a picture that failed to load is refetched: only if its signed address may have expired, once
 * for all that expire together. New addresses expire later, so permanently broken ones are not refetched
 * forever.
 * @spec D4.9
 */
export function createRenewalFilter(): (address: string) => boolean {
  const renewed = new Set<string>();
  return address => {
    const ends = /[?&]ends=(\d+)/.exec(address)?.[1];
    if (ends === undefined || renewed.has(ends)) return false;
    renewed.add(ends);
    return true;
  };
}
