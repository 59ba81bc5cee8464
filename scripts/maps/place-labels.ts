import type { CountryMap } from '../../src/contract/landers.ts';

type LabelledTown = { name: string; x: number; y: number };
type Label = CountryMap['labels'][number];
type Box = { left: number; top: number; right: number; bottom: number };

const LABELS_MAX = 8;
/** Sizes of a character and a line, as parts of the side of the smallest map, which is a phone's. */
const CHARACTER = { width: 0.0175, height: 0.052 } as const;
const GAP = 0.02;

/**
 * Returns the names of the first towns whose names do not overlap. A name stands beside its town, at the side where it
 * has room.
 */
export function placeLabels(towns: readonly LabelledTown[], side: number): Label[] {
  const boxes: Box[] = [];
  const labels: Label[] = [];
  for (const town of towns) {
    if (labels.length >= LABELS_MAX) break;
    const placed = (['end', 'start'] as const)
      .map(beside => ({ beside, box: boxOf(town, beside, side) }))
      .find(({ box }) => isInside(box, side) && !boxes.some(other => overlap(box, other)));
    if (!placed) continue;
    boxes.push(placed.box);
    labels.push({ name: town.name, x: town.x, y: town.y, beside: placed.beside });
  }
  return labels;
}

function boxOf({ name, x, y }: LabelledTown, beside: Label['beside'], side: number): Box {
  const length = (name.length * CHARACTER.width + 2 * GAP) * side;
  const half = (CHARACTER.height * side) / 2;
  return {
    left: beside === 'end' ? x - GAP * side : x - length,
    right: beside === 'end' ? x + length : x + GAP * side,
    top: y - half,
    bottom: y + half,
  };
}

const isInside = ({ left, right, top, bottom }: Box, side: number): boolean =>
  left > 0 && top > 0 && right < side && bottom < side;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
