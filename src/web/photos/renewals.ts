/**
 * Returns a filter for addresses of pictures that failed to load. The filter accepts only one address of each
 * expiry time (`ends`), so that addresses that expire together cause one refetch.
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
