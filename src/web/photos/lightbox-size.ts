type Size = { width: number; height: number };

/** Enlarges only locked photos beyond their size, because they are blurred anyway. */
export function displayedWidth(viewport: Size, photo: Size & { locked: boolean }): number {
  const fitting = Math.min(viewport.width, (viewport.height * photo.width) / photo.height);
  return Math.round(photo.locked ? fitting : Math.min(fitting, photo.width));
}
