/** Colours for the two paints the drawings know, and for areas that have none of their own (the shirt in a jacket). */
export interface Paint {
  ink: string;
  paper: string;
  bare?: string;
}
/** Size of the square the parts are drawn on; every coordinate in this folder is in its units. */
export declare const CANVAS = 1744;
/** SVG of one part of the Notionists set (CC0, by Zoish), at its place on the canvas, in our colours; of all its pieces, or the first few. */
export declare function part(component: string, variant: string, paint: Paint, pieces?: number): string;
/** The outline of the head and neck, for clipping light and shadow. */
export declare const headOutline: string;
/** The first, largest area of a part as a path placed on the canvas. */
export declare function outlineOf(component: string, variant: string): string;
