import type { Random } from '../random.ts';
import type { Palette } from './palettes.ts';

/** Paints the place behind a person into a frame of 240 x 300. It is softened afterwards, so shapes stay large and plain. */
type Scene = (palette: Palette, random: Random) => string;

const skyline: Scene = (p, r) => {
  const row = (base: number, colour: string, lit: number) =>
    steps(-10, 240, 26).map(x => {
      const top = base - r.int(20, 95);
      const windows = steps(top + 8, base, 11).flatMap(y =>
        [4, 12].map(dx => (r.chance(lit) ? rect(x + dx, y, 5, 6, p.glow, 0.85) : '')),
      );
      return rect(x, top, 24, 300 - top, colour) + windows.join('');
    });
  return (
    sky(p) +
    disc(r.int(40, 200), 70, 26, p.glow, 0.9) +
    row(210, p.far, 0.12).join('') +
    row(265, p.mid, 0.4).join('')
  );
};

const beach: Scene = (p, r) => {
  const sun = r.int(30, 210);
  const glitter = steps(176, 236, 8).map(y => rect(sun - r.int(8, 26), y, r.int(20, 46), 2.5, p.glow, 0.7));
  return (
    sky(p) +
    disc(sun, 158, 52, p.glow, 0.25) +
    disc(sun, 158, 34, p.glow) +
    rect(0, 168, 240, 80, p.far) +
    glitter.join('') +
    wave(238, p.glow, 0.55) +
    wave(246, p.mid)
  );
};

const mountains: Scene = (p, r) =>
  sky(p) +
  disc(r.int(40, 200), r.int(45, 90), 22, p.glow) +
  [
    ['far', 165],
    ['mid', 205],
    ['near', 250],
  ]
    .map(([layer, y]) => ridge(Number(y), p[layer as 'far'], r))
    .join('');

const cafe: Scene = (p, r) => {
  const lamps = [30, 95, 160, 225].map(x => {
    const y = r.int(38, 88);
    return `${rect(x - 0.7, 0, 1.4, y, p.near)}${disc(x, y + 8, 30, p.glow, 0.28)}<path d="M${x - 13} ${y + 10}a13 15 0 0 1 26 0z" fill="${p.near}"/>${disc(x, y + 11, 6.5, p.glow)}`;
  });
  const jars = [150, 196].flatMap(y => [
    ...steps(4, 236, 17).map(x =>
      r.chance(0.75)
        ? rounded(x, y - r.int(14, 26), r.int(8, 13), 30, 4, r.pick([p.far, p.near, p.glow, p.rim]), 0.6)
        : '',
    ),
    rect(0, y + 2, 240, 5, p.near),
  ]);
  return wall(p) + jars.join('') + rect(0, 240, 240, 60, p.mid) + lamps.join('');
};

const canal: Scene = (p, r) => {
  const houses = steps(-6, 240, 34).map(x => {
    const top = r.int(78, 120);
    const gable = r.pick([
      `l7 -12 h4 v-10 h10 v10 h4 l7 12`,
      'l16 -26 l16 26',
      'h5 v-8 h6 v-9 h10 v9 h6 v8 h5',
    ]);
    const body = `<path d="M${x} 235V${top}${gable}V235z" fill="${r.pick([p.far, p.mid, p.near])}"/>`;
    const windows = steps(top + 10, 220, 24).flatMap(y =>
      [5, 19].map(dx => rect(x + dx, y, 8, 13, p.glow, r.chance(0.5) ? 0.9 : 0.18)),
    );
    return body + windows.join('');
  });
  const reflections = Array.from({ length: 14 }, () =>
    rounded(r.int(0, 230), r.int(240, 292), r.int(4, 10), r.int(6, 18), 3, p.glow, 0.4),
  );
  return sky(p) + houses.join('') + rect(0, 232, 240, 70, p.near) + reflections.join('');
};

const gym: Scene = (p, r) => {
  const lights = [25, 95, 165].map(x => `<path d="M${x} 22h46l6 9h-58z" fill="${p.glow}" opacity=".9"/>`);
  const plates = [50, 120, 190].map(
    x => disc(x, 205, 30, p.near) + disc(x, 205, 19, p.mid) + disc(x, 205, 6, p.glow, 0.8),
  );
  const bells = steps(8, 240, 30).map(x => rounded(x, 262, 22, 11, 4, r.pick([p.near, p.rim, p.far])));
  return (
    wall(p) +
    lights.join('') +
    rect(0, 118, 240, 6, p.near) +
    [20, 216].map(x => rect(x, 60, 7, 240, p.near)).join('') +
    rect(0, 202, 240, 6, p.far) +
    plates.join('') +
    rect(0, 274, 240, 30, p.near) +
    bells.join('')
  );
};

const leaves: Scene = (p, r) => {
  const leaf = (x: number, y: number, turn: number, size: number, colour: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0C26 -30 30 -78 0 -112C-30 -78 -26 -30 0 0z" fill="${colour}"/><path d="M0 0V-100" stroke="${p.glow}" stroke-opacity=".35" stroke-width="2"/></g>`;
  const fan = (x: number, y: number, from: number) =>
    [0, 1, 2, 3, 4].map(i =>
      leaf(x, y, from + i * 27 + r.int(-7, 7), 0.85 + r.next() * 0.5, [p.far, p.mid, p.near][i % 3] ?? p.mid),
    );
  return (
    wall(p) +
    disc(150, 95, 62, p.glow, 0.35) +
    [...fan(-6, 190, 5), ...fan(246, 120, -115), ...fan(10, 315, 0), ...fan(232, 320, -105)].join('')
  );
};

const blinds: Scene = (p, r) => {
  const tilt = r.int(-24, -14);
  const stripes = steps(-60, 330, 24).map(y => rect(-60, y, 380, 13, p.glow, 0.42));
  return `${wall(p)}<g transform="rotate(${tilt} 120 150)">${stripes.join('')}</g>${disc(r.int(30, 200), 250, 90, p.near, 0.3)}`;
};

const neon: Scene = (p, r) => {
  const x = r.int(80, 160);
  const ring = (radius: number, width: number, opacity: number) =>
    `<circle cx="${x}" cy="118" r="${radius}" fill="none" stroke="${p.rim}" stroke-width="${width}" opacity="${opacity}"/>`;
  const bricks = steps(0, 300, 15).flatMap((y, row) =>
    steps(row % 2 ? -16 : 0, 240, 32).map(at => rect(at, y, 30, 13, p.mid, 0.3 + r.next() * 0.3)),
  );
  return (
    rect(0, 0, 240, 300, p.near) +
    bricks.join('') +
    disc(x, 118, 118, p.rim, 0.18) +
    ring(84, 22, 0.25) +
    ring(84, 7, 1) +
    ring(84, 3, 1).replace(p.rim, '#fff6fb')
  );
};

const books: Scene = (p, r) => {
  const shelf = (y: number) => {
    const spines = steps(2, 238, 11).map(x => {
      const tall = r.int(34, 52);
      return r.chance(0.9)
        ? rect(x, y - tall, 9.5, tall, r.pick([p.far, p.mid, p.near, p.rim, p.glow, p.sky[0]]))
        : '';
    });
    return spines.join('') + rect(0, y, 240, 6, p.near);
  };
  return wall(p) + [58, 124, 190, 256].map(shelf).join('') + disc(200, 60, 70, p.glow, 0.3);
};

const park: Scene = (p, r) => {
  const tree = (x: number, y: number, size: number, colour: string) =>
    rect(x - 2.5, y, 5, 90, p.near) +
    [
      [0, 0, 1],
      [-0.7, 0.5, 0.75],
      [0.7, 0.45, 0.8],
    ]
      .map(([dx = 0, dy = 0, s = 1]) => disc(x + dx * size, y + dy * size, size * s, colour))
      .join('');
  return (
    sky(p) +
    disc(r.int(60, 180), 80, 40, p.glow, 0.6) +
    [20, 78, 140, 200].map(x => tree(x + r.int(-8, 8), 150 + r.int(-14, 10), 27, p.far)).join('') +
    `<path d="M0 205Q120 178 240 212V300H0z" fill="${p.mid}"/>` +
    tree(-4, 150, 46, p.near) +
    tree(244, 165, 42, p.near)
  );
};

const party: Scene = (p, r) => {
  const spots = Array.from({ length: 26 }, () =>
    disc(
      r.int(-5, 245),
      r.int(-5, 260),
      r.int(5, 19),
      r.pick([p.glow, p.rim, p.far, '#ffffff']),
      0.2 + r.next() * 0.45,
    ),
  );
  return sky(p).replace('<rect', '<rect opacity=".9"') + rect(0, 0, 240, 300, p.near, 0.55) + spots.join('');
};

const discs: Scene = (p, r) => {
  const x = r.int(60, 180);
  return (
    wall(p) +
    [128, 100, 74]
      .map((radius, i) => disc(x, 128, radius, [p.far, p.rim, p.glow][i] ?? p.glow, 0.55 + i * 0.15))
      .join('') +
    wave(262, p.near, 0.7)
  );
};

const windowSeat: Scene = (p, r) => {
  const panes = [26, 124].flatMap(x =>
    [24, 122].map(
      y => `${rect(x, y, 90, 90, p.glow, 0.35)}${disc(x + r.int(10, 80), y + r.int(20, 80), 20, p.rim, 0.5)}`,
    ),
  );
  return (
    rect(0, 0, 240, 300, p.mid) +
    rect(20, 18, 200, 200, p.sky[2]) +
    rect(20, 18, 200, 90, p.sky[1], 0.8) +
    ridge(205, p.far, r).replace('V300H', 'V218H') +
    panes.join('') +
    rect(0, 218, 240, 12, p.far) +
    [30, 66, 196].map(x => rounded(x, 196, 20, 24, 5, p.near) + disc(x + 10, 184, 17, p.far)).join('')
  );
};

export const scenes = {
  skyline,
  beach,
  mountains,
  cafe,
  canal,
  gym,
  leaves,
  blinds,
  neon,
  books,
  park,
  party,
  discs,
  windowSeat,
};
export type SceneName = keyof typeof scenes;

/** Size of the frame every scene is painted into. */
export const FRAME = { width: 240, height: 300 };

/** The scene as a complete SVG document, with a halo of its light where the head will be and a darker foot. */
export function sceneSvg(name: SceneName, palette: Palette, random: Random): string {
  const stops = palette.sky.map((colour, i) => `<stop offset="${i / 2}" stop-color="${colour}"/>`).join('');
  const { width, height } = FRAME;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>
<radialGradient id="halo" cx=".5" cy=".42" r=".55"><stop offset="0" stop-color="${palette.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="foot" x2="0" y2="1"><stop offset=".5" stop-color="#1d0b30" stop-opacity="0"/><stop offset="1" stop-color="#1d0b30" stop-opacity=".5"/></linearGradient>
</defs>${scenes[name](palette, random)}${rect(0, 0, width, height, 'url(#halo)')}${rect(0, 0, width, height, 'url(#foot)')}</svg>`;
}

function sky(_: Palette): string {
  return '<rect width="240" height="300" fill="url(#sky)"/>';
}

function wall(p: Palette): string {
  return sky(p) + rect(0, 0, 240, 300, p.mid, 0.35);
}

function rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1): string {
  return rounded(x, y, width, height, 0, fill, opacity);
}

function rounded(
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

function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
}

function wave(y: number, fill: string, opacity = 1): string {
  return `<path d="M0 ${y}q30 -9 60 0t60 0t60 0t60 0V300H0z" fill="${fill}" opacity="${opacity}"/>`;
}

function ridge(y: number, fill: string, r: Random): string {
  const peaks = steps(0, 270, 30).map(x => `L${x} ${y - r.int(0, 55)}`);
  return `<path d="M0 ${y}${peaks.join('')}V300H0z" fill="${fill}"/>`;
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / by) }, (_, i) => from + i * by);
}
