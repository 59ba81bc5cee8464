/** Mixes two `#rrggbb` colours: `share` 0 gives the first, 1 the second. */
export declare function mix(from: string, to: string, share: number): string;
/** A gradient across the canvas from one point to another; stops are `[offset, colour, opacity?]`. */
export declare function linear(
  id: string,
  line: readonly [number, number, number, number],
  stops: readonly Stop[],
): string;
/** A gradient from the centre of a shape to its edge. */
export declare function radial(id: string, stops: readonly Stop[]): string;
export type Stop = readonly [offset: number, colour: string, opacity?: number];
