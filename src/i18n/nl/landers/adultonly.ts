export const lander_adultonly = {
  title: 'Alleen voor volwassenen',
  lead: 'Wat je hier zoekt, is jouw zaak. Jij bepaalt wie jou ziet en hoe ver het gaat.',
  age: 'Ik ben 18 jaar of ouder',
  inside: 'Kom binnen. Hoe je heet, kies je zelf.',
  submit: 'Naar binnen',
  neutral_title: 'Neutraal van buiten',
  neutral_text: 'In de discrete modus hebben tabblad, mails en app een alledaagse naam.',
  exit_title: 'Zo weer weg',
  exit_text: 'In die modus heb je ook een uitgang: één druk en je bent op een andere site.',
  nameless_title: 'Geen namen in meldingen',
  nameless_text: 'Discreet betekent ook: geen naam en geen tekst op je vergrendelde scherm.',
} as const;
