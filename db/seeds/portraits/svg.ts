/** A `share` of 0 gives the first colour, 1 the second. */
export function mixColours(from: string, to: string, share: number): string {
  const ends = channelsOf(to);
  const channels = channelsOf(from).map((start, index) =>
    Math.round(start + ((ends[index] ?? 0) - start) * share),
  );
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns red, green and blue, from 0 to 255. */
export const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));

export function linearGradient(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  ...stops: string[]
): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;
}

export function radialGradient(id: string, ...stops: string[]): string {
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;
}

export function stop(offset: number, colour: string, opacity = 1): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

export function stroke(
  d: string,
  colour: string,
  width: number,
  { fill = 'none', opacity = 1 } = {},
): string {
  return `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  { opacity = 1, rx = 0 } = {},
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}" opacity="${opacity}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
}
