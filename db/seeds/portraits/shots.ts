import type { Random } from '../random.ts';
import type { PortraitGender } from './looks.ts';
import type { PaletteName } from './palettes.ts';
import type { Shot } from './picture.ts';
import type { SceneName } from './scenes.ts';
import type { Garment } from './wardrobe.ts';

const palettesOfScene: Record<SceneName, readonly PaletteName[]> = {
  skyline: ['plumDusk', 'blueHour', 'tealNight', 'roseEvening', 'amberHour'],
  beach: ['sandNoon', 'amberHour', 'plumDusk', 'coralRoom', 'lavenderDawn'],
  mountains: ['sandNoon', 'meadow', 'lavenderDawn', 'blueHour', 'clay'],
  cafe: ['clay', 'plumDusk', 'tealNight', 'coralRoom'],
  canal: ['blueHour', 'plumDusk', 'tealNight', 'lavenderDawn', 'amberHour'],
  gym: ['lavenderDawn', 'tealNight', 'coralRoom', 'blueHour', 'plumDusk'],
  leaves: ['meadow', 'tealNight', 'clay', 'roseEvening', 'lavenderDawn'],
  blinds: ['amberHour', 'clay', 'lavenderDawn', 'coralRoom', 'meadow'],
  neon: ['roseEvening', 'plumDusk', 'blueHour', 'tealNight'],
  bookshelf: ['clay', 'tealNight', 'plumDusk', 'meadow'],
  park: ['meadow', 'amberHour', 'sandNoon', 'lavenderDawn'],
  party: ['plumDusk', 'roseEvening', 'blueHour', 'tealNight'],
  discs: ['coralRoom', 'lavenderDawn', 'tealNight', 'meadow', 'amberHour', 'roseEvening'],
  windowSeat: ['lavenderDawn', 'meadow', 'clay', 'blueHour'],
};
const garmentsOfScene: Record<SceneName, readonly Garment[]> = {
  skyline: ['jacket', 'leather', 'bomber', 'overshirt', 'tee', 'turtleneck', 'blazer'],
  beach: ['tank', 'bare', 'tee', 'shirt', 'floral'],
  mountains: ['traveller', 'drawstring', 'hoodie', 'traveller', 'tee'],
  cafe: ['sweater', 'shirt', 'turtleneck', 'tee', 'overshirt', 'polo'],
  canal: ['scarf', 'overshirt', 'jacket', 'turtleneck', 'hoodie', 'leather'],
  gym: ['tank', 'tank', 'tee', 'hoodie'],
  leaves: ['shirt', 'tee', 'floral', 'tank', 'polo'],
  blinds: ['tee', 'shirt', 'tank', 'turtleneck', 'sweater'],
  neon: ['leather', 'bomber', 'tee', 'tank', 'jacket'],
  bookshelf: ['sweater', 'turtleneck', 'shirt', 'blazer', 'tie'],
  park: ['tee', 'hoodie', 'polo', 'overshirt', 'shirt', 'tank'],
  party: ['floral', 'leather', 'bomber', 'tank', 'shirt', 'blazer'],
  discs: ['tee', 'turtleneck', 'hoodie', 'polo', 'jacket', 'shirt'],
  windowSeat: ['sweater', 'hoodie', 'tee', 'drawstring', 'scarf'],
};
const womensGarments: readonly Garment[] = [
  'blouse',
  'sweater',
  'turtleneck',
  'scarf',
  'rainbow',
  'shirt',
  'jacket',
  'tee',
  'blazer',
];
const sunglassesChances: Partial<Record<SceneName, number>> = {
  beach: 0.35,
  mountains: 0.25,
  leaves: 0.06,
  neon: 0.12,
  park: 0.18,
  party: 0.1,
};
const garmentColours =
  '#355f8c #e07a5f #6d3fc4 #2f8f83 #f2e8da #332a4d #dba136 #8f3e70 #c8553d #5b7f5b #a9b8d8 #f0b7a4';
const shirtColours = '#f6efe6 #2c2440 #d8cbe8 #c9dfe0 #f2c9b8';
const smiles = ['03', '25', '14', '17', '30'];
const laterMouths = ['03', '25', '14', '17', '22', '08', '30', '23', '21'];
const sunglassesVariants = ['01', '02', '06', '07', '09', '10'];

/** The first shot shows a smile without sunglasses, from a medium distance. */
export function planShots(
  id: string,
  gender: PortraitGender,
  build: number,
  count: number,
  random: Random,
): Shot[] {
  const scenes = random.some(Object.keys(palettesOfScene) as SceneName[], count);
  const mouths = [random.pick(smiles), ...random.shuffle(laterMouths)];
  const palettes = new Set<PaletteName>();
  return scenes.map((scene, index) => {
    const fitting = palettesOfScene[scene];
    const unused = fitting.filter(name => !palettes.has(name));
    const palette = random.pick(unused.length > 0 ? unused : fitting);
    palettes.add(palette);
    const width = index === 0 ? random.int(960, 1090) : random.pick([930, 1010, 1130, 1260]);
    return {
      scene,
      palette,
      outfit: {
        garment: random.pick(gender === 'female' ? womensGarments : garmentsOfScene[scene]),
        colour: random.pick(garmentColours.split(' ')),
        shirtColour: random.pick(shirtColours.split(' ')),
      },
      mouth: `variant${mouths[index % mouths.length]}`,
      sunglasses:
        index > 0 && random.chance((sunglassesChances[scene] ?? 0) * 1.6)
          ? `variant${random.pick(sunglassesVariants)}`
          : undefined,
      flip: random.chance(0.5),
      width,
      shift: width > 1100 ? random.int(-70, 70) : random.int(-20, 20),
      build,
      seed: `${id}-${index}`,
    };
  });
}
