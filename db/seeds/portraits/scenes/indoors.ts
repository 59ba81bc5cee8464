import { disc, rect, ridge, roundedRect, type Scene, sky, steps, wall } from './shapes.ts';

export const cafe: Scene = (p, r) => {
  const lamps = [30, 95, 160, 225].map(x => {
    const y = r.int(38, 88);
    return `${rect(x - 0.7, 0, 1.4, y, p.near)}${disc(x, y + 8, 30, p.glow, 0.28)}<path d="M${x - 13} ${y + 10}a13 15 0 0 1 26 0z" fill="${p.near}"/>${disc(x, y + 11, 6.5, p.glow)}`;
  });
  const jars = [150, 196].flatMap(y => [
    ...steps(4, 236, 17).map(x =>
      r.chance(0.75)
        ? roundedRect(x, y - r.int(14, 26), r.int(8, 13), 30, 4, r.pick([p.far, p.near, p.glow, p.rim]), 0.6)
        : '',
    ),
    rect(0, y + 2, 240, 5, p.near),
  ]);
  return wall(p) + jars.join('') + rect(0, 240, 240, 60, p.mid) + lamps.join('');
};

export const gym: Scene = (p, r) => {
  const lights = [25, 95, 165].map(x => `<path d="M${x} 22h46l6 9h-58z" fill="${p.glow}" opacity=".9"/>`);
  const plates = [50, 120, 190].map(
    x => disc(x, 205, 30, p.near) + disc(x, 205, 19, p.mid) + disc(x, 205, 6, p.glow, 0.8),
  );
  const bells = steps(8, 240, 30).map(x => roundedRect(x, 262, 22, 11, 4, r.pick([p.near, p.rim, p.far])));
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

export const blinds: Scene = (p, r) => {
  const tilt = r.int(-24, -14);
  const stripes = steps(-60, 330, 24).map(y => rect(-60, y, 380, 13, p.glow, 0.42));
  return `${wall(p)}<g transform="rotate(${tilt} 120 150)">${stripes.join('')}</g>${disc(r.int(30, 200), 250, 90, p.near, 0.3)}`;
};

export const neon: Scene = (p, r) => {
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

export const bookshelf: Scene = (p, r) => {
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

export const party: Scene = (p, r) => {
  const spots = Array.from({ length: 26 }, () =>
    disc(
      r.int(-5, 245),
      r.int(-5, 260),
      r.int(5, 19),
      r.pick([p.glow, p.rim, p.far, '#ffffff']),
      0.2 + r.next() * 0.45,
    ),
  );
  return sky().replace('<rect', '<rect opacity=".9"') + rect(0, 0, 240, 300, p.near, 0.55) + spots.join('');
};

export const windowSeat: Scene = (p, r) => {
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
    [30, 66, 196].map(x => roundedRect(x, 196, 20, 24, 5, p.near) + disc(x + 10, 184, 17, p.far)).join('')
  );
};
