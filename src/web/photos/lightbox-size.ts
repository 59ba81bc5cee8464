type Size = { width: number; height: number };

/** How wide a photo is shown in a room of that size, in px: whole, never larger than it is; a locked one, of which there is only a blur, fills it. */
export function shownIn(room: Size, photo: Size & { locked: boolean }): number {
  const fitting = Math.min(room.width, (room.height * photo.width) / photo.height);
  return Math.round(photo.locked ? fitting : Math.min(fitting, photo.width));
}
