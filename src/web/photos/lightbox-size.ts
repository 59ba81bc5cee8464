type Size = { width: number; height: number };

/**
 * The displayed width of a photo in px: the whole photo, never enlarged. A locked one, of which only a blur
 * exists, fills the viewport.
 */
export function displayedWidth(viewport: Size, photo: Size & { locked: boolean }): number {
  const fitting = Math.min(viewport.width, (viewport.height * photo.width) / photo.height);
  return Math.round(photo.locked ? fitting : Math.min(fitting, photo.width));
}
