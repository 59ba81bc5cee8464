import { type Face } from './face.ts';
import { type PaletteName } from './palettes.ts';
import { type SceneName } from './scenes.ts';
import { type Outfit } from './wardrobe.ts';
/** One picture of a person: how he is dressed, where, and how the camera sees it. */
export interface Shot {
  scene: SceneName;
  palette: PaletteName;
  outfit: Outfit;
  mouth: string;
  /** Sunglasses instead of his own, a variant of the drawing set. */
  shades?: string;
  /** Looks to the left instead of the right. */
  flip: boolean;
  /** Width of the crop in canvas units: about 900 is a close-up, 1060 head and shoulders, 1250 half body. */
  width: number;
  /** Moves the person sideways, in canvas units. */
  shift: number;
  /** Broadness of the person, 1 is average. */
  build: number;
  seed: string;
}
export declare const PICTURE: {
  width: number;
  height: number;
};
/** Renders a picture as JPEG, 960 x 1200. */
export declare function renderPicture(person: Face, shot: Shot): Promise<Buffer>;
/** The person as an SVG document over a background (a data address). */
export declare function personSvg(face: Face, shot: Shot, background: string): string;
