export const withdrawal_mail = {
  subject: 'Je herroeping bij {site}',
  preview: '{money} komt terug.',
  greeting: 'Hoi {name},',
  withdrawn: 'Je hebt je aankoop met bonnummer {number, number, ::group-off} van {bought} herroepen. We hebben je herroeping ontvangen op {at}.',
  gone: '{credits, plural, one {# ongebruikte credit is} other {# ongebruikte credits zijn}} van je saldo af gegaan.',
  back: 'Daarvoor krijg je {money} terug.',
  nothing: 'Je incasso van {money} gaat niet door: er wordt niets van je rekening afgeschreven.',
  less: 'Er wordt {money} minder van je rekening afgeschreven. Wat nog wordt afgeschreven: {left}.',
  way: 'Het komt terug op de manier waarop je betaalde, uiterlijk binnen 14 dagen. Op je afschrift staat: {statement}.',
  premium: 'Je premium is hiermee gestopt. Met je volgende bundel word je het weer.',
  button: 'Bekijk de aankoop',
  link: 'Werkt de knop niet? Open dan deze link:',
  keep: 'Bewaar deze mail: hij bewijst dat je hebt herroepen.',
} as const;

export const remainder_mail = {
  subject: 'Je ongebruikte credits bij {site}',
  preview: 'Je hebt nog {money} tegoed.',
  greeting: 'Hoi {name},',
  left: 'Je hebt nog {credits, plural, one {# gekochte credit} other {# gekochte credits}}. {credits, plural, one {Die is} other {Die zijn samen}} {money} waard.',
  when: 'Op {until} wissen we je account voorgoed. Dan storten we dat bedrag terug op de manier waarop je betaalde. Kom je voor die tijd terug, dan staan je credits er nog.',
  uncollected: 'Daarvan is {money} nog niet van je rekening afgeschreven. Is dat op die dag nog niet gebeurd, dan schrijven we het niet meer af en hoeft het ook niet terug.',
  keep: 'Als je account weg is, kunnen we je niet meer mailen. Bewaar deze mail dus.',
} as const;
