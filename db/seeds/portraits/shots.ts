import type { Random } from '../random.ts';
import type { PortraitGender } from './looks.ts';
import type { PaletteName } from './palettes.ts';
import type { Shot } from './picture.ts';
import type { SceneName } from './scenes.ts';
import type { Garment } from './wardrobe.ts';

interface SceneStyle {
  palettes: readonly PaletteName[];
  garments: readonly Garment[];
  sunglassesChance: number;
}

const sceneStyles: Record<SceneName, SceneStyle> = {
  skyline: {
    palettes: ['plumDusk', 'blueHour', 'tealNight', 'roseEvening', 'amberHour'],
    garments: ['jacket', 'leather', 'bomber', 'overshirt', 'tee', 'turtleneck', 'blazer'],
    sunglassesChance: 0,
  },
  beach: {
    palettes: ['sandNoon', 'amberHour', 'plumDusk', 'coralRoom', 'lavenderDawn'],
    garments: ['tank', 'bare', 'tee', 'shirt', 'floral'],
    sunglassesChance: 0.35,
  },
  mountains: {
    palettes: ['sandNoon', 'meadow', 'lavenderDawn', 'blueHour', 'clay'],
    garments: ['traveller', 'drawstring', 'hoodie', 'traveller', 'tee'],
    sunglassesChance: 0.25,
  },
  cafe: {
    palettes: ['clay', 'plumDusk', 'tealNight', 'coralRoom'],
    garments: ['sweater', 'shirt', 'turtleneck', 'tee', 'overshirt', 'polo'],
    sunglassesChance: 0,
  },
  canal: {
    palettes: ['blueHour', 'plumDusk', 'tealNight', 'lavenderDawn', 'amberHour'],
    garments: ['scarf', 'overshirt', 'jacket', 'turtleneck', 'hoodie', 'leather'],
    sunglassesChance: 0,
  },
  gym: {
    palettes: ['lavenderDawn', 'tealNight', 'coralRoom', 'blueHour', 'plumDusk'],
    garments: ['tank', 'tank', 'tee', 'hoodie'],
    sunglassesChance: 0,
  },
  leaves: {
    palettes: ['meadow', 'tealNight', 'clay', 'roseEvening', 'lavenderDawn'],
    garments: ['shirt', 'tee', 'floral', 'tank', 'polo'],
    sunglassesChance: 0.06,
  },
  blinds: {
    palettes: ['amberHour', 'clay', 'lavenderDawn', 'coralRoom', 'meadow'],
    garments: ['tee', 'shirt', 'tank', 'turtleneck', 'sweater'],
    sunglassesChance: 0,
  },
  neon: {
    palettes: ['roseEvening', 'plumDusk', 'blueHour', 'tealNight'],
    garments: ['leather', 'bomber', 'tee', 'tank', 'jacket'],
    sunglassesChance: 0.12,
  },
  bookshelf: {
    palettes: ['clay', 'tealNight', 'plumDusk', 'meadow'],
    garments: ['sweater', 'turtleneck', 'shirt', 'blazer', 'tie'],
    sunglassesChance: 0,
  },
  park: {
    palettes: ['meadow', 'amberHour', 'sandNoon', 'lavenderDawn'],
    garments: ['tee', 'hoodie', 'polo', 'overshirt', 'shirt', 'tank'],
    sunglassesChance: 0.18,
  },
  party: {
    palettes: ['plumDusk', 'roseEvening', 'blueHour', 'tealNight'],
    garments: ['floral', 'leather', 'bomber', 'tank', 'shirt', 'blazer'],
    sunglassesChance: 0.1,
  },
  discs: {
    palettes: ['coralRoom', 'lavenderDawn', 'tealNight', 'meadow', 'amberHour', 'roseEvening'],
    garments: ['tee', 'turtleneck', 'hoodie', 'polo', 'jacket', 'shirt'],
    sunglassesChance: 0,
  },
  windowSeat: {
    palettes: ['lavenderDawn', 'meadow', 'clay', 'blueHour'],
    garments: ['sweater', 'hoodie', 'tee', 'drawstring', 'scarf'],
    sunglassesChance: 0,
  },
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
const garmentColours = [
  '#355f8c',
  '#e07a5f',
  '#6d3fc4',
  '#2f8f83',
  '#f2e8da',
  '#332a4d',
  '#dba136',
  '#8f3e70',
  '#c8553d',
  '#5b7f5b',
  '#a9b8d8',
  '#f0b7a4',
];
const shirtColours = ['#f6efe6', '#2c2440', '#d8cbe8', '#c9dfe0', '#f2c9b8'];
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
  const scenes = random.some(Object.keys(sceneStyles) as SceneName[], count);
  const mouths = [random.pick(smiles), ...random.shuffle(laterMouths)];
  const palettes = new Set<PaletteName>();
  return scenes.map((scene, index) => {
    const style = sceneStyles[scene];
    const unused = style.palettes.filter(name => !palettes.has(name));
    const palette = random.pick(unused.length > 0 ? unused : style.palettes);
    palettes.add(palette);
    const width = index === 0 ? random.int(960, 1090) : random.pick([930, 1010, 1130, 1260]);
    return {
      scene,
      palette,
      outfit: {
        garment: random.pick(gender === 'female' ? womensGarments : style.garments),
        colour: random.pick(garmentColours),
        shirtColour: random.pick(shirtColours),
      },
      mouth: `variant${mouths[index % mouths.length]}`,
      sunglasses:
        index > 0 && random.chance(style.sunglassesChance * 1.6)
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
