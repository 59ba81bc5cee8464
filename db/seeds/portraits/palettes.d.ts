/** The light of one place and hour: what the scene is painted with and what it throws on the person. */
export interface Palette {
  /** Sky or wall, from top to bottom. */
  sky: readonly [string, string, string];
  /** Shapes from far away to near by. */
  far: string;
  mid: string;
  near: string;
  /** Lamps, windows, sun. */
  glow: string;
  /** A second colour of light, behind the person. */
  rim: string;
}
export declare const palettes: {
  readonly plumDusk: {
    readonly sky: readonly ['#3b1d63', '#8a3f8f', '#f08a6c'];
    readonly far: '#7a3c86';
    readonly mid: '#532767';
    readonly near: '#2f1747';
    readonly glow: '#ffd58f';
    readonly rim: '#ff9e7d';
  };
  readonly amberHour: {
    readonly sky: readonly ['#f7b267', '#f79d65', '#f4845f'];
    readonly far: '#e0705c';
    readonly mid: '#b14a5e';
    readonly near: '#6d2b55';
    readonly glow: '#fff0c2';
    readonly rim: '#ffe3a1';
  };
  readonly tealNight: {
    readonly sky: readonly ['#0e2f4a', '#1c5c74', '#4fa3a0'];
    readonly far: '#27707d';
    readonly mid: '#174a5e';
    readonly near: '#0d2a40';
    readonly glow: '#ffe0a3';
    readonly rim: '#8ff0de';
  };
  readonly lavenderDawn: {
    readonly sky: readonly ['#8c7ae6', '#c3a6f2', '#f7cfd8'];
    readonly far: '#b093e3';
    readonly mid: '#8468c8';
    readonly near: '#57429b';
    readonly glow: '#fff3dc';
    readonly rim: '#ffd9ec';
  };
  readonly coralRoom: {
    readonly sky: readonly ['#ff9a8b', '#f7786f', '#d9506d'];
    readonly far: '#e8626a';
    readonly mid: '#c03f63';
    readonly near: '#7d2552';
    readonly glow: '#ffe6c7';
    readonly rim: '#ffc6a8';
  };
  readonly blueHour: {
    readonly sky: readonly ['#1b2559', '#34509b', '#8fa8e8'];
    readonly far: '#3f5aa8';
    readonly mid: '#283c80';
    readonly near: '#161f4d';
    readonly glow: '#ffdf9e';
    readonly rim: '#b9ccff';
  };
  readonly meadow: {
    readonly sky: readonly ['#bfe3d0', '#8fc9b0', '#e9dfa8'];
    readonly far: '#6fae97';
    readonly mid: '#3f8577';
    readonly near: '#1f5558';
    readonly glow: '#fff6cf';
    readonly rim: '#fff0b0';
  };
  readonly roseEvening: {
    readonly sky: readonly ['#5b2a86', '#b5478f', '#ffa69e'];
    readonly far: '#a0418a';
    readonly mid: '#702c74';
    readonly near: '#431a56';
    readonly glow: '#ffe1c4';
    readonly rim: '#ffb3c7';
  };
  readonly sandNoon: {
    readonly sky: readonly ['#9fd3e6', '#c9e4e0', '#f6dfb4'];
    readonly far: '#7fb8c8';
    readonly mid: '#e3bd86';
    readonly near: '#b98257';
    readonly glow: '#fffbe6';
    readonly rim: '#fff1cf';
  };
  readonly clay: {
    readonly sky: readonly ['#f1c9a5', '#e3a27c', '#c9765c'];
    readonly far: '#cf8a68';
    readonly mid: '#a85d4d';
    readonly near: '#6b3440';
    readonly glow: '#fff2d8';
    readonly rim: '#ffe0b8';
  };
};
export type PaletteName = keyof typeof palettes;
