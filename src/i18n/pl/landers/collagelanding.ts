export const lander_collagelanding = {
  title: 'Brakuje jednego kawałka: ciebie',
  lead: 'Ci faceci już się pokazują. Ty decydujesz, co pokażesz i komu.',
  lead_everyone: 'Ci ludzie już się pokazują. Ty decydujesz, co pokażesz i komu.',
  lead_drawn: 'Ty decydujesz, co pokażesz i komu.',
} as const;
