/**
 * Returns a function that is true for the first broken address with a certain expiry time: the query is then
 * refetched once, and not endlessly.
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
