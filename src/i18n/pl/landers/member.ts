export const lander_member = {
  title: 'Oto {name}',
  lead: 'Załóż darmowe konto, a potem daj lajka albo napisz do: {name}.',
  lead_default: 'Załóż darmowe konto, zobacz, kto jest w okolicy, i daj lajka.',
  free: 'Konto jest darmowe. Czytanie też, zawsze.',
  no_words: 'Niektóre historie lepiej opowiada się na żywo. Zacznij od „hej”.',
  answer: 'Twoja odpowiedź dla: {name}',
  message: 'Twoja pierwsza wiadomość do: {name}',
  message_hint: 'Może zostać pusta. Dotrze, gdy potwierdzisz adres e-mail.',
  answer_default: 'Zacznij własną historię',
  around: 'Te osoby też widać bez logowania.',
} as const;
