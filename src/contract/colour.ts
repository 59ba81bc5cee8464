/** Colours in this file are written as `#rrggbb`. */

type Triple = readonly [number, number, number];

/** Rotates the OKLCH hue and keeps the luminance. */
export function rotateHue(hex: string, degrees: number): string {
  const linear = linearOf(hex);
  const [, a, b] = oklabOf(linear);
  const hue = Math.atan2(b, a) + (degrees * Math.PI) / 180;
  const goal = luminanceOf(linear);
  for (let chroma = Math.hypot(a, b); ; chroma *= 0.98) {
    const candidate = withLuminance(goal, chroma, hue);
    if (chroma < 0.001 || candidate.every(channel => channel >= -0.0005 && channel <= 1.0005))
      return hexOf(candidate);
  }
}

function withLuminance(goal: number, chroma: number, hue: number): Triple {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const lightness = (low + high) / 2;
    if (luminanceOf(linearOfLab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])) < goal)
      low = lightness;
    else high = lightness;
  }
  return linearOfLab([low, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
}

const luminanceOf = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

export function contrastRatio(first: string, second: string): number {
  const [high = 0, low = 0] = [first, second].map(hex => luminanceOf(linearOf(hex))).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the OKLCH hue in degrees: 30 is a warm red, 293 violet. */
export function hueOf(hex: string): number {
  const [, a, b] = oklabOf(linearOf(hex));
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

const linearOf = (hex: string): Triple => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

function hexOf(linear: Triple): string {
  const channels = linear.map(channel => {
    const value = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255);
  });
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`;
}

// OKLab by Björn Ottosson: https://bottosson.github.io/posts/oklab/
function oklabOf([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOfLab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
