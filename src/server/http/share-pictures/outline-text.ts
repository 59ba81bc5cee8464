import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** A line of text as SVG; its baseline begins at 0, 0. `width` is in px. */
export type Outline = { svg: string; width: number };

/** Draws text with the heading font of the pages, whatever fonts the machine has. */
export type TextOutliner = (text: string, size: number) => Outline;

/** The second font has only the characters that the first lacks. */
const FILES = ['heading.ttf', 'heading-ext.ttf'];

export async function loadTextOutliner(): Promise<TextOutliner> {
  const folder = path.join(import.meta.dirname, 'fonts');
  const fonts = await Promise.all(FILES.map(async file => create(await readFile(path.join(folder, file)))));
  return (text, size) => outline(fonts, text, size);
}

function outline(fonts: readonly Font[], text: string, size: number): Outline {
  let width = 0;
  const paths: string[] = [];
  for (const { font, part } of runsOf(fonts, text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, { path: shape }] of glyphs.entries()) {
      const drawn = shape.toSVG();
      if (drawn)
        paths.push(`<path transform="translate(${width} 0) scale(${scale} ${-scale})" d="${drawn}"/>`);
      width += (positions[index]?.xAdvance ?? 0) * scale;
    }
  }
  return { svg: paths.join(''), width };
}

type Run = { font: Font; part: string };

/** Characters that no font has, such as emoji, are left out. */
function runsOf(fonts: readonly Font[], text: string): Run[] {
  const runs: Run[] = [];
  // The fonts have no spaces that do not break, which French puts before its punctuation.
  for (const character of text.normalize('NFC').replaceAll(/[\u00a0\u202f]/g, ' ')) {
    const font = fontOf(fonts, character);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.part += character;
    else runs.push({ font, part: character });
  }
  return runs;
}

const fontOf = (fonts: readonly Font[], character: string): Font | undefined =>
  fonts.find(font => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

type Space = { width: number; height: number; lineHeight: number };

/**
 * Breaks a text into lines of similar length, in the largest of the sizes at which it fits.
 * @param space in px; `lineHeight` as a multiple of the size
 * @param sizes in px, the largest first
 */
export function fitText(
  outliner: TextOutliner,
  text: string,
  { width, height, lineHeight }: Space,
  sizes: readonly number[],
): { lines: Outline[]; size: number } {
  const fits = (lines: readonly Outline[], size: number) =>
    lines.length * size * lineHeight <= height && lines.every(line => line.width <= width);
  const chosen = sizes.find(size => fits(breakLines(outliner, text, size, width), size));
  const size = chosen ?? sizes.at(-1) ?? 0;
  return { lines: balancedLines(outliner, text, size, width), size };
}

const BALANCE_STEP_PX = 10;

/** Narrows the lines as far as their number stays the same. */
function balancedLines(outliner: TextOutliner, text: string, size: number, width: number): Outline[] {
  const widest = breakLines(outliner, text, size, width);
  let balanced = widest;
  for (let narrower = width; narrower > 0 && balanced.length === widest.length; narrower -= BALANCE_STEP_PX) {
    const lines = breakLines(outliner, text, size, narrower);
    if (lines.length > widest.length || lines.some(line => line.width > narrower)) break;
    balanced = lines;
  }
  return balanced;
}

function breakLines(outliner: TextOutliner, text: string, size: number, width: number): Outline[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && outliner(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(line => outliner(line, size));
}
