import notionists from '@dicebear/styles/notionists.json' with { type: 'json' };

interface Paint {
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

/** The Notionists drawings use a square canvas with sides of this length. */
export const CANVAS = 1744;

/** Draws at most `pieces` elements of a part of the Notionists set (CC0, by Zoish). */
export function partSvg(component: string, variant: string, paint: Paint, pieces?: number): string {
  const drawn = elementsOf(component, variant).slice(0, pieces);
  return `<g transform="${transforms.get(component)}">${drawn.map(piece => elementSvg(piece, paint)).join('')}</g>`;
}

/** The shape of a head or torso, filled or stroked by `attributes`. */
export function outlineOf(component: 'head' | 'clothes', attributes = ''): string {
  const d = elementsOf(component, 'variant01')[0]?.attributes?.d;
  return `<path ${attributes} transform="${transforms.get(component)}" d="${d}"/>`;
}

function elementsOf(component: string, variant: string): DrawingElement[] {
  const found = components[component]?.variants[variant];
  if (!found) throw new Error(`The portrait set has no ${component} ${variant}.`);
  return found.elements;
}

// Omits masks and nested components, which carry shirt prints that are not used.
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
