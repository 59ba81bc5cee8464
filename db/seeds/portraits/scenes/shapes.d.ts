import type { Random } from '../../random.ts';
import type { Palette } from '../palettes.ts';
/** Paints the place behind a person into a frame of 240 x 300. It is softened afterwards, so shapes stay large and plain. */
export type Scene = (palette: Palette, random: Random) => string;
/** The palette's sky or wall, from top to bottom. */
export declare function sky(): string;
export declare function wall(p: Palette): string;
export declare function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity?: number,
): string;
export declare function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  opacity?: number,
): string;
export declare function disc(x: number, y: number, radius: number, fill: string, opacity?: number): string;
export declare function wave(y: number, fill: string, opacity?: number): string;
export declare function ridge(y: number, fill: string, r: Random): string;
export declare function steps(from: number, to: number, by: number): number[];
