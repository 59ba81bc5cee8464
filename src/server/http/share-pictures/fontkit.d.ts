/** What share pictures use of the package, which has no types. */
declare module 'fontkit' {
  type Glyph = { path: { toSVG(): string } };
  type GlyphRun = {
    glyphs: readonly Glyph[];
    /** In font units, with kerning. */
    positions: readonly { xAdvance: number }[];
  };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  };
  export function create(file: Uint8Array): Font;
}
