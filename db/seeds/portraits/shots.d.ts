import type { Random } from '../random.ts';
import type { Gender } from './looks.ts';
import type { Shot } from './picture.ts';
/** Plans `count` pictures of one person: another place, light, dress and mood each, the first one a good portrait. */
export declare function planShots(
  id: string,
  gender: Gender,
  build: number,
  count: number,
  random: Random,
): Shot[];
