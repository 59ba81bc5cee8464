/** Photos in a conversation. */
export const chat_photo = {
  photo: 'Foto',
  mine: 'Jouw foto',
  theirs: 'Foto van {name}',
  locked: 'Foto van {name}, wazig tot jij hem opent',
} as const;
