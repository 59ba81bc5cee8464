/** Photos in a conversation. */
export const chat_photo = {
  photo: 'Photo',
  mine: 'Your photo',
  theirs: 'Photo from {name}',
  locked: 'Photo from {name}, blurred until you open it',
} as const;
