import type { Figure } from './figure.ts';
import { counts } from './figures/counts.ts';
import { latency } from './figures/latency.ts';
import { nearest } from './figures/nearest.ts';
import { opening } from './figures/opening.ts';
import { pictures } from './figures/pictures.ts';
import { rendering } from './figures/rendering.ts';
import { search } from './figures/search.ts';
import { sends } from './figures/sends.ts';
import { signs } from './figures/signs.ts';
import { sizes } from './figures/sizes.ts';
import { sockets } from './figures/sockets.ts';
import { starts } from './figures/starts.ts';

/** Every figure, in the order of the goals. */
export const figures: Figure[] = [
  sends,
  latency,
  signs,
  search,
  nearest,
  counts,
  opening,
  sockets,
  sizes,
  pictures,
  rendering,
  starts,
];
