import type { Random } from '../random.ts';
import type { Palette } from './palettes.ts';

declare const scenes: {
  cafe: import('./scenes/shapes.ts').Scene;
  gym: import('./scenes/shapes.ts').Scene;
  blinds: import('./scenes/shapes.ts').Scene;
  neon: import('./scenes/shapes.ts').Scene;
  books: import('./scenes/shapes.ts').Scene;
  party: import('./scenes/shapes.ts').Scene;
  windowSeat: import('./scenes/shapes.ts').Scene;
  skyline: import('./scenes/shapes.ts').Scene;
  beach: import('./scenes/shapes.ts').Scene;
  mountains: import('./scenes/shapes.ts').Scene;
  canal: import('./scenes/shapes.ts').Scene;
  park: import('./scenes/shapes.ts').Scene;
  leaves: import('./scenes/shapes.ts').Scene;
  discs: import('./scenes/shapes.ts').Scene;
};
export type SceneName = keyof typeof scenes;
/** Size of the frame every scene is painted into. */
export declare const FRAME: {
  width: number;
  height: number;
};
/** The scene as a complete SVG document, with a halo of its light where the head will be and a darker foot. */
export declare function sceneSvg(name: SceneName, palette: Palette, random: Random): string;
