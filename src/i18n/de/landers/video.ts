export const lander_video = {
  title: 'Eine Nachricht, und der Abend wird ein anderer',
  lead: 'Irgendwo in der Stadt brennt noch Licht. Sag, wie du heißt, und fang an.',
  story:
    'Ein gezeichneter Film: Hinter hellen Fenstern an einem Kanal schickt jemand einen Like. Zwei Nachrichten folgen, und der Morgen beginnt zu zweit.',
} as const;
