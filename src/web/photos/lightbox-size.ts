type Size = { width: number; height: number };

/** Width in px. A photo is never enlarged, except a locked one, which is blurred anyway. */
export function displayedWidth(viewport: Size, photo: Size & { locked: boolean }): number {
  const fitting = Math.min(viewport.width, (viewport.height * photo.width) / photo.height);
  return Math.round(photo.locked ? fitting : Math.min(fitting, photo.width));
}
