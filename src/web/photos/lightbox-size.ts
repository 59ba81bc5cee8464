type Size = { width: number; height: number };

/**
 * Returns the width of a photo in the lightbox, in px. Only a locked photo is enlarged beyond its size,
 * because it is blurred anyway.
 */
export function displayedWidth(viewport: Size, photo: Size & { locked: boolean }): number {
  const fitting = Math.min(viewport.width, (viewport.height * photo.width) / photo.height);
  return Math.round(photo.locked ? fitting : Math.min(fitting, photo.width));
}
