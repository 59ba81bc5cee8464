/** A `share` of 0 gives the first colour, 1 the second. */
export function mixColours(from: string, to: string, share: number): string {
  const endChannels = channelsOf(to);
  const channels = channelsOf(from).map((start, index) =>
    Math.round(start + ((endChannels[index] ?? 0) - start) * share),
  );
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns red, green and blue, from 0 to 255. */
export const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));

export function linearGradient(
  id: string,
  line: readonly [number, number, number, number],
  stops: readonly Stop[],
): string {
  const [x1, y1, x2, y2] = line;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsSvg(stops)}</linearGradient>`;
}

export function radialGradient(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stopsSvg(stops)}</radialGradient>`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stopsSvg(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}
