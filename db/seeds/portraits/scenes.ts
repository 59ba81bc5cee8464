import type { Random } from '../random.ts';
import type { ScenePalette } from './palettes.ts';
import { disc, path, rect, stop } from './svg.ts';

/** Draws large, plain shapes on 240 x 300 units, because the scene is blurred later. */
type Scene = (palette: ScenePalette, random: Random) => (string | string[])[];

const [WIDTH, HEIGHT] = [240, 300];

export function sceneSvg(name: SceneName, palette: ScenePalette, random: Random): string {
  const { sky, glow } = palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>
<linearGradient id="sky" x2="0" y2="1">${sky.map((colour, index) => stop(index / 2, colour)).join('')}</linearGradient>
<radialGradient id="halo" cx=".5" cy=".42" r=".55">${stop(0, glow, 0.5)}${stop(1, glow, 0)}</radialGradient>
<linearGradient id="foot" x2="0" y2="1">${stop(0.5, '#1d0b30', 0)}${stop(1, '#1d0b30', 0.5)}</linearGradient>
</defs>${scenes[name](palette, random).flat().join('')}${cover('url(#halo)')}${cover('url(#foot)')}</svg>`;
}

const cover = (fill: string, opacity = 1): string => rect(0, 0, WIDTH, HEIGHT, fill, { opacity });
const sky = (opacity = 1): string => cover('url(#sky)', opacity);
const wall = (p: ScenePalette): string => sky() + cover(p.mid, 0.35);

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, i) => from + i * by);

const wave = (y: number, fill: string, opacity = 1): string =>
  path(`M0 ${y}q30 -9 60 0t60 0t60 0t60 0V300H0z`, fill, opacity);

const ridge = (y: number, fill: string, r: Random, bottom = HEIGHT): string =>
  path(
    `M0 ${y}${steps(0, 270, 30)
      .map(x => `L${x} ${y - r.int(0, 55)}`)
      .join('')}V${bottom}H0z`,
    fill,
  );

const scenes = {
  skyline: (p, r) => {
    const row = (base: number, colour: string, lit: number) =>
      steps(-10, 240, 26).flatMap(x => {
        const top = base - r.int(20, 95);
        const windows = steps(top + 8, base, 11).flatMap(y =>
          [4, 12].map(dx => (r.chance(lit) ? rect(x + dx, y, 5, 6, p.glow, { opacity: 0.85 }) : '')),
        );
        return [rect(x, top, 24, 300 - top, colour), ...windows];
      });
    return [sky(), disc(r.int(40, 200), 70, 26, p.glow, 0.9), row(210, p.far, 0.12), row(265, p.mid, 0.4)];
  },

  beach: (p, r) => {
    const sun = r.int(30, 210);
    const glitter = steps(176, 236, 8).map(y =>
      rect(sun - r.int(8, 26), y, r.int(20, 46), 2.5, p.glow, { opacity: 0.7 }),
    );
    return [
      sky(),
      disc(sun, 158, 52, p.glow, 0.25),
      disc(sun, 158, 34, p.glow),
      rect(0, 168, 240, 80, p.far),
      glitter,
      wave(238, p.glow, 0.55),
      wave(246, p.mid),
    ];
  },

  mountains: (p, r) => [
    sky(),
    disc(r.int(40, 200), r.int(45, 90), 22, p.glow),
    ridge(165, p.far, r),
    ridge(205, p.mid, r),
    ridge(250, p.near, r),
  ],

  canal: (p, r) => {
    const houses = steps(-6, 240, 34).flatMap(x => {
      const top = r.int(78, 120);
      const gable = r.pick([
        'l7 -12 h4 v-10 h10 v10 h4 l7 12',
        'l16 -26 l16 26',
        'h5 v-8 h6 v-9 h10 v9 h6 v8 h5',
      ]);
      const body = path(`M${x} 235V${top}${gable}V235z`, r.pick([p.far, p.mid, p.near]));
      const windows = steps(top + 10, 220, 24).flatMap(y =>
        [5, 19].map(dx => rect(x + dx, y, 8, 13, p.glow, { opacity: r.chance(0.5) ? 0.9 : 0.18 })),
      );
      return [body, ...windows];
    });
    const reflections = steps(0, 14, 1).map(() =>
      rect(r.int(0, 230), r.int(240, 292), r.int(4, 10), r.int(6, 18), p.glow, { rx: 3, opacity: 0.4 }),
    );
    return [sky(), houses, rect(0, 232, 240, 70, p.near), reflections];
  },

  park: (p, r) => {
    const tree = (x: number, y: number, size: number, colour: string) => [
      rect(x - 2.5, y, 5, 90, p.near),
      disc(x, y, size, colour),
      disc(x - 0.7 * size, y + 0.5 * size, 0.75 * size, colour),
      disc(x + 0.7 * size, y + 0.45 * size, 0.8 * size, colour),
    ];
    return [
      sky(),
      disc(r.int(60, 180), 80, 40, p.glow, 0.6),
      [20, 78, 140, 200].flatMap(x => tree(x + r.int(-8, 8), 150 + r.int(-14, 10), 27, p.far)),
      path('M0 205Q120 178 240 212V300H0z', p.mid),
      tree(-4, 150, 46, p.near),
      tree(244, 165, 42, p.near),
    ];
  },

  leaves: (p, r) => {
    const fan = (x: number, y: number, from: number) =>
      steps(0, 5, 1).map(i => {
        const place = `translate(${x} ${y}) rotate(${from + i * 27 + r.int(-7, 7)}) scale(${0.85 + r.next() * 0.5})`;
        const vein = `<path d="M0 0V-100" stroke="${p.glow}" stroke-opacity=".35" stroke-width="2"/>`;
        const leaf = path(
          'M0 0C26 -30 30 -78 0 -112C-30 -78 -26 -30 0 0z',
          [p.far, p.mid, p.near][i % 3] ?? p.mid,
        );
        return `<g transform="${place}">${leaf}${vein}</g>`;
      });
    return [
      wall(p),
      disc(150, 95, 62, p.glow, 0.35),
      fan(-6, 190, 5),
      fan(246, 120, -115),
      fan(10, 315, 0),
      fan(232, 320, -105),
    ];
  },

  discs: (p, r) => {
    const x = r.int(60, 180);
    return [
      wall(p),
      disc(x, 128, 128, p.far, 0.55),
      disc(x, 128, 100, p.rim, 0.7),
      disc(x, 128, 74, p.glow, 0.85),
      wave(262, p.near, 0.7),
    ];
  },

  cafe: (p, r) => {
    const lamps = [30, 95, 160, 225].flatMap(x => {
      const y = r.int(38, 88);
      return [
        rect(x - 0.7, 0, 1.4, y, p.near),
        disc(x, y + 8, 30, p.glow, 0.28),
        path(`M${x - 13} ${y + 10}a13 15 0 0 1 26 0z`, p.near),
        disc(x, y + 11, 6.5, p.glow),
      ];
    });
    const jar = (x: number, y: number) =>
      rect(x, y - r.int(14, 26), r.int(8, 13), 30, r.pick([p.far, p.near, p.glow, p.rim]), {
        rx: 4,
        opacity: 0.6,
      });
    const jars = [150, 196].flatMap(y => [
      ...steps(4, 236, 17).map(x => (r.chance(0.75) ? jar(x, y) : '')),
      rect(0, y + 2, 240, 5, p.near),
    ]);
    return [wall(p), jars, rect(0, 240, 240, 60, p.mid), lamps];
  },

  gym: (p, r) => [
    wall(p),
    [25, 95, 165].map(x => path(`M${x} 22h46l6 9h-58z`, p.glow, 0.9)),
    rect(0, 118, 240, 6, p.near),
    [20, 216].map(x => rect(x, 60, 7, 240, p.near)),
    rect(0, 202, 240, 6, p.far),
    [50, 120, 190].flatMap(x => [
      disc(x, 205, 30, p.near),
      disc(x, 205, 19, p.mid),
      disc(x, 205, 6, p.glow, 0.8),
    ]),
    rect(0, 274, 240, 30, p.near),
    steps(8, 240, 30).map(x => rect(x, 262, 22, 11, r.pick([p.near, p.rim, p.far]), { rx: 4 })),
  ],

  blinds: (p, r) => [
    wall(p),
    `<g transform="rotate(${r.int(-24, -14)} 120 150)">`,
    steps(-60, 330, 24).map(y => rect(-60, y, 380, 13, p.glow, { opacity: 0.42 })),
    '</g>',
    disc(r.int(30, 200), 250, 90, p.near, 0.3),
  ],

  neon: (p, r) => {
    const x = r.int(80, 160);
    const ring = (width: number, colour: string, opacity = 1) =>
      `<circle cx="${x}" cy="118" r="84" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
    const bricks = steps(0, 300, 15).flatMap((y, row) =>
      steps(row % 2 ? -16 : 0, 240, 32).map(at =>
        rect(at, y, 30, 13, p.mid, { opacity: 0.3 + r.next() * 0.3 }),
      ),
    );
    return [
      cover(p.near),
      bricks,
      disc(x, 118, 118, p.rim, 0.18),
      ring(22, p.rim, 0.25),
      ring(7, p.rim),
      ring(3, '#fff6fb'),
    ];
  },

  bookshelf: (p, r) => {
    const shelf = (y: number) => {
      const spines = steps(2, 238, 11).map(x => {
        const tall = r.int(34, 52);
        const colours = [p.far, p.mid, p.near, p.rim, p.glow, p.sky[0]];
        return r.chance(0.9) ? rect(x, y - tall, 9.5, tall, r.pick(colours)) : '';
      });
      return [...spines, rect(0, y, 240, 6, p.near)];
    };
    return [wall(p), [58, 124, 190, 256].flatMap(shelf), disc(200, 60, 70, p.glow, 0.3)];
  },

  party: (p, r) => [
    sky(0.9),
    cover(p.near, 0.55),
    steps(0, 26, 1).map(() => {
      const [x, y, radius] = [r.int(-5, 245), r.int(-5, 260), r.int(5, 19)];
      return disc(x, y, radius, r.pick([p.glow, p.rim, p.far, '#ffffff']), 0.2 + r.next() * 0.45);
    }),
  ],

  windowSeat: (p, r) => {
    const panes = [26, 124].flatMap(x =>
      [24, 122].flatMap(y => [
        rect(x, y, 90, 90, p.glow, { opacity: 0.35 }),
        disc(x + r.int(10, 80), y + r.int(20, 80), 20, p.rim, 0.5),
      ]),
    );
    return [
      cover(p.mid),
      rect(20, 18, 200, 200, p.sky[2]),
      rect(20, 18, 200, 90, p.sky[1], { opacity: 0.8 }),
      ridge(205, p.far, r, 218),
      panes,
      rect(0, 218, 240, 12, p.far),
      [30, 66, 196].flatMap(x => [rect(x, 196, 20, 24, p.near, { rx: 5 }), disc(x + 10, 184, 17, p.far)]),
    ];
  },
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof scenes;
