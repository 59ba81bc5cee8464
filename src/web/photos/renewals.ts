/**
 * Returns a filter that accepts one signed address for each expiry time, so that a broken picture does not
 * cause endless fetches.
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
