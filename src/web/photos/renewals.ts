/**
 * Returns a filter that is true once for all signed addresses that expire together, so that a broken picture
 * is not fetched forever.
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
