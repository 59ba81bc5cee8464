import type { Random } from '../random.ts';
import type { Gender } from './looks.ts';
import type { PaletteName } from './palettes.ts';
import type { Shot } from './picture.ts';
import type { SceneName } from './scenes.ts';
import type { Garment } from './wardrobe.ts';

interface Place {
  light: readonly PaletteName[];
  wear: readonly Garment[];
  shades: number;
}

// Where people are photographed, in which light, and what they wear there.
const places: Record<SceneName, Place> = {
  skyline: {
    light: ['plumDusk', 'blueHour', 'tealNight', 'roseEvening', 'amberHour'],
    wear: ['jacket', 'leather', 'bomber', 'overshirt', 'tee', 'turtleneck', 'blazer'],
    shades: 0,
  },
  beach: {
    light: ['sandNoon', 'amberHour', 'plumDusk', 'coralRoom', 'lavenderDawn'],
    wear: ['tank', 'bare', 'tee', 'shirt', 'floral'],
    shades: 0.35,
  },
  mountains: {
    light: ['sandNoon', 'meadow', 'lavenderDawn', 'blueHour', 'clay'],
    wear: ['traveller', 'drawstring', 'hoodie', 'traveller', 'tee'],
    shades: 0.25,
  },
  cafe: {
    light: ['clay', 'plumDusk', 'tealNight', 'coralRoom'],
    wear: ['sweater', 'shirt', 'turtleneck', 'tee', 'overshirt', 'polo'],
    shades: 0,
  },
  canal: {
    light: ['blueHour', 'plumDusk', 'tealNight', 'lavenderDawn', 'amberHour'],
    wear: ['scarf', 'overshirt', 'jacket', 'turtleneck', 'hoodie', 'leather'],
    shades: 0,
  },
  gym: {
    light: ['lavenderDawn', 'tealNight', 'coralRoom', 'blueHour', 'plumDusk'],
    wear: ['tank', 'tank', 'tee', 'hoodie'],
    shades: 0,
  },
  leaves: {
    light: ['meadow', 'tealNight', 'clay', 'roseEvening', 'lavenderDawn'],
    wear: ['shirt', 'tee', 'floral', 'tank', 'polo'],
    shades: 0.06,
  },
  blinds: {
    light: ['amberHour', 'clay', 'lavenderDawn', 'coralRoom', 'meadow'],
    wear: ['tee', 'shirt', 'tank', 'turtleneck', 'sweater'],
    shades: 0,
  },
  neon: {
    light: ['roseEvening', 'plumDusk', 'blueHour', 'tealNight'],
    wear: ['leather', 'bomber', 'tee', 'tank', 'jacket'],
    shades: 0.12,
  },
  books: {
    light: ['clay', 'tealNight', 'plumDusk', 'meadow'],
    wear: ['sweater', 'turtleneck', 'shirt', 'blazer', 'tie'],
    shades: 0,
  },
  park: {
    light: ['meadow', 'amberHour', 'sandNoon', 'lavenderDawn'],
    wear: ['tee', 'hoodie', 'polo', 'overshirt', 'shirt', 'tank'],
    shades: 0.18,
  },
  party: {
    light: ['plumDusk', 'roseEvening', 'blueHour', 'tealNight'],
    wear: ['floral', 'leather', 'bomber', 'tank', 'shirt', 'blazer'],
    shades: 0.1,
  },
  discs: {
    light: ['coralRoom', 'lavenderDawn', 'tealNight', 'meadow', 'amberHour', 'roseEvening'],
    wear: ['tee', 'turtleneck', 'hoodie', 'polo', 'jacket', 'shirt'],
    shades: 0,
  },
  windowSeat: {
    light: ['lavenderDawn', 'meadow', 'clay', 'blueHour'],
    wear: ['sweater', 'hoodie', 'tee', 'drawstring', 'scarf'],
    shades: 0,
  },
};

const herWear: readonly Garment[] = [
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
const cloths = [
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
const unders = ['#f6efe6', '#2c2440', '#d8cbe8', '#c9dfe0', '#f2c9b8'];
const smiles = ['03', '25', '14', '17', '30'];
const moods = ['03', '25', '14', '17', '22', '08', '30', '23', '21'];
const shades = ['01', '02', '06', '07', '09', '10'];

/** Plans `count` pictures of one person: another place, light, dress and mood each, the first one a good portrait. */
export function planShots(id: string, gender: Gender, build: number, count: number, random: Random): Shot[] {
  const scenes = random.some(Object.keys(places) as SceneName[], count);
  const mouths = [random.pick(smiles), ...random.shuffle(moods)];
  const palettes = new Set<PaletteName>();
  return scenes.map((scene, index) => {
    const style = places[scene];
    const unused = style.light.filter(name => !palettes.has(name));
    const palette = random.pick(unused.length > 0 ? unused : style.light);
    palettes.add(palette);
    const width = index === 0 ? random.int(960, 1090) : random.pick([930, 1010, 1130, 1260]);
    return {
      scene,
      palette,
      outfit: {
        garment: random.pick(gender === 'female' ? herWear : style.wear),
        colour: random.pick(cloths),
        under: random.pick(unders),
      },
      mouth: `variant${mouths[index % mouths.length]}`,
      shades: index > 0 && random.chance(style.shades * 1.6) ? `variant${random.pick(shades)}` : undefined,
      flip: random.chance(0.5),
      width,
      shift: width > 1100 ? random.int(-70, 70) : random.int(-20, 20),
      build,
      seed: `${id}-${index}`,
    };
  });
}
