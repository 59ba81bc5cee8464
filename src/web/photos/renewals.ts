/**
 * Which pictures that could not be loaded are asked for anew: those whose signed address may have run out, once for all that end
 * together. New addresses end later, so that what is broken for good is not asked for again and again.
 */
export function makeRenewals(): (address: string) => boolean {
  const asked = new Set<string>();
  return address => {
    const ends = /[?&]ends=(\d+)/.exec(address)?.[1];
    if (ends === undefined || asked.has(ends)) return false;
    asked.add(ends);
    return true;
  };
}
