export function seededRandomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function seededBytes(seed: number, length: number): Buffer {
  const next = seededRandomOf(seed);
  return Buffer.from(Uint8Array.from({ length }, () => Math.floor(next() * 256)));
}
