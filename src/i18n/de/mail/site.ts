/** Shown at a host without a site, so the texts must not mention any site. */
export const unknown_host = {
  title: 'Unter dieser Adresse gibt es keine Seite',
  text: 'Vielleicht ist in der Adresse ein Tippfehler, oder die Seite ist umgezogen.',
} as const;

export const discreet_mail = {
  subject: 'Du hast eine neue Mitteilung',
  preview: 'Sieh sie dir an, wann es dir passt.',
} as const;

/** On the picture that chat apps and social networks show beside links to information pages. */
export const share_picture = {
  help: 'Alles, was du wissen willst, in einfachen Worten',
} as const;
