import notionists from '@dicebear/styles/notionists.json' with { type: 'json' };

/** Colours for the two paints the drawings know, and for areas that have none of their own (the shirt in a jacket). */
export interface Paint {
  ink: string;
  paper: string;
  bare?: string;
}

interface DrawingElement {
  name?: string;
  type?: string;
  attributes?: Record<string, string | { name: string }>;
  children?: DrawingElement[];
}

const components = notionists.components as unknown as Record<
  string,
  { variants: Record<string, { elements: DrawingElement[] }> }
>;
const transforms = new Map(
  (notionists.canvas.elements as DrawingElement[]).map(({ name, attributes }) => [
    name,
    attributes?.transform,
  ]),
);

/** Size of the square the parts are drawn on; every coordinate in this folder is in its units. */
export const CANVAS = 1744;

/** SVG of one part of the Notionists set (CC0, by Zoish), at its place on the canvas, in our colours; of all its pieces, or the first few. */
export function partSvg(component: string, variant: string, paint: Paint, pieces?: number): string {
  const drawn = elementsOf(component, variant).slice(0, pieces);
  return `<g transform="${transforms.get(component)}">${drawn.map(piece => elementSvg(piece, paint)).join('')}</g>`;
}

/** The outline of the head and neck, for clipping light and shadow. */
export const headOutline = outlineOf('head', 'variant01');

/** The first, largest area of a part as a path placed on the canvas. */
export function outlineOf(component: string, variant: string): string {
  const d = elementsOf(component, variant)[0]?.attributes?.d;
  return `<path transform="${transforms.get(component)}" d="${d}"/>`;
}

function elementsOf(component: string, variant: string): DrawingElement[] {
  const found = components[component]?.variants[variant];
  if (!found) throw new Error(`The portrait set has no ${component} ${variant}.`);
  return found.elements;
}

// Masks and the components inside them carry prints for shirts, which we do not use.
function elementSvg({ name, type, attributes = {}, children = [] }: DrawingElement, paint: Paint): string {
  if (type === 'component' || name === 'mask') return '';
  const fill =
    attributes.stroke && !attributes.fill ? { ...attributes, fill: paint.bare ?? 'none' } : attributes;
  const attributeTexts = Object.entries(fill).map(([key, value]) => ` ${key}="${colour(value, paint)}"`);
  return `<${name}${attributeTexts.join('')}>${children.map(child => elementSvg(child, paint)).join('')}</${name}>`;
}

function colour(value: string | { name: string }, paint: Paint): string {
  if (typeof value === 'string') return value;
  return value.name === 'ink' ? paint.ink : paint.paper;
}
