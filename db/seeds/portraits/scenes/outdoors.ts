import { disc, rect, ridge, roundedRect, type Scene, sky, steps, wall, wave } from './shapes.ts';

export const skyline: Scene = (p, r) => {
  const row = (base: number, colour: string, lit: number) =>
    steps(-10, 240, 26).map(x => {
      const top = base - r.int(20, 95);
      const windows = steps(top + 8, base, 11).flatMap(y =>
        [4, 12].map(dx => (r.chance(lit) ? rect(x + dx, y, 5, 6, p.glow, 0.85) : '')),
      );
      return rect(x, top, 24, 300 - top, colour) + windows.join('');
    });
  return (
    sky() +
    disc(r.int(40, 200), 70, 26, p.glow, 0.9) +
    row(210, p.far, 0.12).join('') +
    row(265, p.mid, 0.4).join('')
  );
};

export const beach: Scene = (p, r) => {
  const sun = r.int(30, 210);
  const glitter = steps(176, 236, 8).map(y => rect(sun - r.int(8, 26), y, r.int(20, 46), 2.5, p.glow, 0.7));
  return (
    sky() +
    disc(sun, 158, 52, p.glow, 0.25) +
    disc(sun, 158, 34, p.glow) +
    rect(0, 168, 240, 80, p.far) +
    glitter.join('') +
    wave(238, p.glow, 0.55) +
    wave(246, p.mid)
  );
};

export const mountains: Scene = (p, r) =>
  sky() +
  disc(r.int(40, 200), r.int(45, 90), 22, p.glow) +
  [
    ['far', 165],
    ['mid', 205],
    ['near', 250],
  ]
    .map(([layer, y]) => ridge(Number(y), p[layer as 'far'], r))
    .join('');

export const canal: Scene = (p, r) => {
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
    roundedRect(r.int(0, 230), r.int(240, 292), r.int(4, 10), r.int(6, 18), 3, p.glow, 0.4),
  );
  return sky() + houses.join('') + rect(0, 232, 240, 70, p.near) + reflections.join('');
};

export const park: Scene = (p, r) => {
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
    sky() +
    disc(r.int(60, 180), 80, 40, p.glow, 0.6) +
    [20, 78, 140, 200].map(x => tree(x + r.int(-8, 8), 150 + r.int(-14, 10), 27, p.far)).join('') +
    `<path d="M0 205Q120 178 240 212V300H0z" fill="${p.mid}"/>` +
    tree(-4, 150, 46, p.near) +
    tree(244, 165, 42, p.near)
  );
};

export const leaves: Scene = (p, r) => {
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

export const discs: Scene = (p, r) => {
  const x = r.int(60, 180);
  return (
    wall(p) +
    [128, 100, 74]
      .map((radius, i) => disc(x, 128, radius, [p.far, p.rim, p.glow][i] ?? p.glow, 0.55 + i * 0.15))
      .join('') +
    wave(262, p.near, 0.7)
  );
};
