export const lander_gallery = {
  title: 'Rozejrzyj się bez pośpiechu',
  lead: 'Przejdź się wzdłuż portretów. Nikt nie widzi, że patrzysz.',
  wall: 'Portrety na ścianie',
  previous: 'Poprzedni portret',
  next: 'Następny portret',
  on: 'Zajmij swoje miejsce',
  place: 'Twoje miejsce',
} as const;
