export interface ScenePalette {
  sky: readonly [string, string, string];
  far: string;
  mid: string;
  near: string;
  glow: string;
  /** Colour of a second light, from behind the person. */
  rim: string;
}

/** `colours` are the sky from top to bottom, the layers from far to near, the glow and the rim. */
function palette(colours: string): ScenePalette {
  const [top = '', middle = '', bottom = '', far = '', mid = '', near = '', glow = '', rim = ''] =
    colours.split(' ');
  return { sky: [top, middle, bottom], far, mid, near, glow, rim };
}

export const palettes = {
  plumDusk: palette('#3b1d63 #8a3f8f #f08a6c #7a3c86 #532767 #2f1747 #ffd58f #ff9e7d'),
  amberHour: palette('#f7b267 #f79d65 #f4845f #e0705c #b14a5e #6d2b55 #fff0c2 #ffe3a1'),
  tealNight: palette('#0e2f4a #1c5c74 #4fa3a0 #27707d #174a5e #0d2a40 #ffe0a3 #8ff0de'),
  lavenderDawn: palette('#8c7ae6 #c3a6f2 #f7cfd8 #b093e3 #8468c8 #57429b #fff3dc #ffd9ec'),
  coralRoom: palette('#ff9a8b #f7786f #d9506d #e8626a #c03f63 #7d2552 #ffe6c7 #ffc6a8'),
  blueHour: palette('#1b2559 #34509b #8fa8e8 #3f5aa8 #283c80 #161f4d #ffdf9e #b9ccff'),
  meadow: palette('#bfe3d0 #8fc9b0 #e9dfa8 #6fae97 #3f8577 #1f5558 #fff6cf #fff0b0'),
  roseEvening: palette('#5b2a86 #b5478f #ffa69e #a0418a #702c74 #431a56 #ffe1c4 #ffb3c7'),
  sandNoon: palette('#9fd3e6 #c9e4e0 #f6dfb4 #7fb8c8 #e3bd86 #b98257 #fffbe6 #fff1cf'),
  clay: palette('#f1c9a5 #e3a27c #c9765c #cf8a68 #a85d4d #6b3440 #fff2d8 #ffe0b8'),
};

export type PaletteName = keyof typeof palettes;
