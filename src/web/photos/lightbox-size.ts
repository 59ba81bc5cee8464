type Size = { width: number; height: number };

/** In px, never enlarged; a locked photo, which has only a blur, fills the viewport. */
export function displayedWidth(viewport: Size, photo: Size & { locked: boolean }): number {
  const fitting = Math.min(viewport.width, (viewport.height * photo.width) / photo.height);
  return Math.round(photo.locked ? fitting : Math.min(fitting, photo.width));
}
