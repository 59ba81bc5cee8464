export const lander_iconslanding = {
  title: 'Waar heb je zin in?',
  lead: 'Tik aan wat bij je past. Dan staat het alvast in je profiel.',
  reasons: 'Wat zoek je?',
  interests: 'Waar word je blij van?',
  none: 'Nog niets gekozen',
  on: 'Nu je naam',
  begin: 'En nu je naam',
} as const;

export const lander_icon_reason_line = {
  relationship: 'Twee tandenborstels in één beker',
  dates: 'Een drankje, en zien waar het heen gaat',
  friends: 'Iemand die je zomaar kunt bellen',
  chat: 'Eerst een goed gesprek',
  fun: 'Vanavond even niet storen',
} as const;
