import type { Random } from '../../random.ts';
import type { ScenePalette } from '../palettes.ts';

/** Draws large, plain shapes on 240 x 300 units, because the scene is blurred later. */
export type Scene = (palette: ScenePalette, random: Random) => string;

export function sky(): string {
  return '<rect width="240" height="300" fill="url(#sky)"/>';
}

export function wall(p: ScenePalette): string {
  return sky() + rect(0, 0, 240, 300, p.mid, 0.35);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1): string {
  return roundedRect(x, y, width, height, 0, fill, opacity);
}

export function roundedRect(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  opacity = 1,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}" opacity="${opacity}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
}

export function wave(y: number, fill: string, opacity = 1): string {
  return `<path d="M0 ${y}q30 -9 60 0t60 0t60 0t60 0V300H0z" fill="${fill}" opacity="${opacity}"/>`;
}

export function ridge(y: number, fill: string, r: Random): string {
  const peaks = steps(0, 270, 30).map(x => `L${x} ${y - r.int(0, 55)}`);
  return `<path d="M0 ${y}${peaks.join('')}V300H0z" fill="${fill}"/>`;
}

export function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / by) }, (_, i) => from + i * by);
}
