/** The receipt of a withdrawal. */
export const withdrawal_mail = {
  subject: 'Je herroeping bij {site}',
  preview: '{money} komt terug.',
  greeting: 'Hoi {name},',
  withdrawn: 'Je hebt je aankoop met bonnummer {number, number, ::group-off} van {bought} herroepen. Wij ontvingen je herroeping op {at}.',
  back: '{credits, plural, one {# ongebruikte credit is} other {# ongebruikte credits zijn}} van je saldo af gegaan. Daarvoor krijg je {money} terug.',
  way: 'Het komt terug op de manier waarop je betaalde, uiterlijk binnen 14 dagen. Op je afschrift staat: {statement}.',
  button: 'Bekijk de aankoop',
  link: 'Werkt de knop niet? Open dan dit adres:',
  keep: 'Bewaar deze mail: hij bewijst dat je hebt herroepen.',
} as const;

/** What goes back to whoever deleted his account. */
export const remainder_mail = {
  subject: 'Je ongebruikte credits bij {site}',
  preview: '{money} komt terug.',
  greeting: 'Dag {name},',
  left: 'Je hebt nog {credits, plural, one {# gekochte credit} other {# gekochte credits}}. {credits, plural, one {Die is} other {Die zijn samen}} {money} waard.',
  when: 'Op {until} wissen we je account voorgoed. Dan storten we dat bedrag terug op de manier waarop je betaalde. Kom je voor die tijd terug, dan staan je credits er nog.',
  keep: 'Als je account weg is, kunnen we je niet meer schrijven. Bewaar deze mail dus.',
} as const;
