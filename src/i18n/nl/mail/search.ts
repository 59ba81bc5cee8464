export const weekly_mail = {
  subject_week: 'Je week op {site}',
  preview: 'Wat er deze week voor je was.',
  unread_messages: '{count, plural, one {Er wacht # ongelezen bericht} other {Er wachten # ongelezen berichten}} op je.',
  likes: '{count, plural, one {Eén lid vindt je leuk. Benieuwd wie?} other {# leden vinden je leuk. Benieuwd wie?}}',
  visits: '{count, plural, one {Eén lid heeft} other {# leden hebben}} deze week je profiel bekeken.',
  members: '{count, plural, one {Dit lid is nieuw in je buurt en past bij je voorkeuren:} other {Deze leden zijn nieuw in je buurt en passen bij je voorkeuren:}}',
  members_anywhere: '{count, plural, one {Dit lid is nieuw en past bij je voorkeuren:} other {Deze leden zijn nieuw en passen bij je voorkeuren:}}',
  card: 'Nieuw, {distance}',
  card_new: 'Nieuw',
  button_messages: 'Lees je berichten',
  button_likes: 'Bekijk je likes',
  button_members: 'Bekijk leden',
} as const;
