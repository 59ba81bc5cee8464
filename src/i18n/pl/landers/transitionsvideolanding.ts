export const lander_transitionsvideolanding = {
  title: 'Od spojrzenia do rozmowy',
  lead: 'Twarz, lajk, rozmowa. Tutaj jedno płynnie przechodzi w drugie.',
  face: 'Widzisz twarz, która zostaje w głowie',
  like: 'Dwa lajki to match',
  message: 'A potem pierwsza wiadomość',
  story: 'Rysunkowy film, w którym portrety przenikają się w kształcie serca, dymka albo fali.',
} as const;
