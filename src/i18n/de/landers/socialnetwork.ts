export const lander_socialnetwork = {
  title: 'Männer zum Kennenlernen, nicht zum Folgen',
  title_everyone: 'Menschen zum Kennenlernen, nicht zum Folgen',
  lead: 'Keine Follower, keine Werbung. Nur Mitglieder, und was sie selbst zeigen.',
  circle: 'Mitglieder, die sich zeigen',
  drawn: 'So sieht es aus',
  first: 'Wähl erst einen Namen, dann kannst du liken und schreiben.',
  join: 'Mach mit',
  like: '{name} liken: Wähl erst einen Namen',
  write: 'Nachricht an {name}: Wähl erst einen Namen',
  promise: 'Unser Versprechen',
} as const;
