import type { Palette } from './palettes.ts';
/** What someone wears in one picture. */
export interface Outfit {
  garment: Garment;
  colour: string;
  /** The shirt in an open jacket. */
  under: string;
}
declare const sewn: {
  readonly traveller: 'variant01';
  readonly polo: 'variant03';
  readonly overshirt: 'variant05';
  readonly jacket: 'variant07';
  readonly bomber: 'variant10';
  readonly drawstring: 'variant11';
  readonly scarf: 'variant12';
  readonly blazer: 'variant13';
  readonly sweater: 'variant14';
  readonly floral: 'variant15';
  readonly leather: 'variant17';
  readonly tie: 'variant20';
  readonly hoodie: 'variant23';
  readonly shirt: 'variant25';
  readonly blouse: 'variant21';
  readonly rainbow: 'variant22';
};
declare const ours: readonly ['tee', 'tank', 'turtleneck', 'bare'];
type Sewn = keyof typeof sewn;
export type Garment = Sewn | (typeof ours)[number];
/** Gradients that `clothes` uses: the cloth and the body, each also for what is drawn in canvas units. */
export declare function clothesDefs({ colour }: Outfit, skin: string, { glow }: Palette): string;
/** SVG of the clothes, over the neck and under the beard. */
export declare function clothes({ garment, colour, under }: Outfit, skin: string): string;
