/** To a member whose mailbox had its free credits before. */
export const no_welcome_mail = {
  subject: 'Over je gratis credits bij {site}',
  preview: 'Je adres is bevestigd. Iets over je credits.',
  greeting: 'Hoi {name},',
  once: 'Je adres is bevestigd, welkom. Op dit mailadres gaven we al eerder gratis credits, en dat doen we één keer. De {credits, plural, one {gratis credit} other {# gratis credits}} van je aanmelding {credits, plural, one {is} other {zijn}} daarom van je saldo af.',
  unsent: '{count, plural, one {Het bericht dat je alvast schreef is} other {De # berichten die je alvast schreef zijn}} daardoor niet verstuurd, en door niemand gezien.',
  free: 'Zoeken, liken, matchen en lezen blijft gratis. Met een bundel schrijf je verder.',
  button: 'Bekijk de bundels',
  link: 'Werkt de knop niet? Open dan dit adres:',
  why: 'Een adres met een plus erin, of bij Gmail met punten, telt als hetzelfde mailadres.',
} as const;
