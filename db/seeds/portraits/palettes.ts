export interface ScenePalette {
  sky: readonly [string, string, string];
  far: string;
  mid: string;
  near: string;
  glow: string;
  /** Colour of a second light, from behind the person. */
  rim: string;
}

export const palettes = {
  plumDusk: {
    sky: ['#3b1d63', '#8a3f8f', '#f08a6c'],
    far: '#7a3c86',
    mid: '#532767',
    near: '#2f1747',
    glow: '#ffd58f',
    rim: '#ff9e7d',
  },
  amberHour: {
    sky: ['#f7b267', '#f79d65', '#f4845f'],
    far: '#e0705c',
    mid: '#b14a5e',
    near: '#6d2b55',
    glow: '#fff0c2',
    rim: '#ffe3a1',
  },
  tealNight: {
    sky: ['#0e2f4a', '#1c5c74', '#4fa3a0'],
    far: '#27707d',
    mid: '#174a5e',
    near: '#0d2a40',
    glow: '#ffe0a3',
    rim: '#8ff0de',
  },
  lavenderDawn: {
    sky: ['#8c7ae6', '#c3a6f2', '#f7cfd8'],
    far: '#b093e3',
    mid: '#8468c8',
    near: '#57429b',
    glow: '#fff3dc',
    rim: '#ffd9ec',
  },
  coralRoom: {
    sky: ['#ff9a8b', '#f7786f', '#d9506d'],
    far: '#e8626a',
    mid: '#c03f63',
    near: '#7d2552',
    glow: '#ffe6c7',
    rim: '#ffc6a8',
  },
  blueHour: {
    sky: ['#1b2559', '#34509b', '#8fa8e8'],
    far: '#3f5aa8',
    mid: '#283c80',
    near: '#161f4d',
    glow: '#ffdf9e',
    rim: '#b9ccff',
  },
  meadow: {
    sky: ['#bfe3d0', '#8fc9b0', '#e9dfa8'],
    far: '#6fae97',
    mid: '#3f8577',
    near: '#1f5558',
    glow: '#fff6cf',
    rim: '#fff0b0',
  },
  roseEvening: {
    sky: ['#5b2a86', '#b5478f', '#ffa69e'],
    far: '#a0418a',
    mid: '#702c74',
    near: '#431a56',
    glow: '#ffe1c4',
    rim: '#ffb3c7',
  },
  sandNoon: {
    sky: ['#9fd3e6', '#c9e4e0', '#f6dfb4'],
    far: '#7fb8c8',
    mid: '#e3bd86',
    near: '#b98257',
    glow: '#fffbe6',
    rim: '#fff1cf',
  },
  clay: {
    sky: ['#f1c9a5', '#e3a27c', '#c9765c'],
    far: '#cf8a68',
    mid: '#a85d4d',
    near: '#6b3440',
    glow: '#fff2d8',
    rim: '#ffe0b8',
  },
} as const satisfies Record<string, ScenePalette>;

export type PaletteName = keyof typeof palettes;
