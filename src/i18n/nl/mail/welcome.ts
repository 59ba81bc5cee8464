export const no_welcome_mail = {
  subject: 'Over je gratis credits bij {site}',
  preview: 'Je adres is bevestigd. Iets over je credits.',
  greeting: 'Hoi {name},',
  once: 'Je adres is bevestigd, welkom. Dit e-mailadres heeft al eerder gratis credits gekregen, en die geven we één keer. De {credits, plural, one {gratis credit} other {# gratis credits}} van je aanmelding {credits, plural, one {is} other {zijn}} daarom van je saldo af.',
  unsent: '{count, plural, one {Het bericht dat je al had geschreven, is} other {De # berichten die je al had geschreven, zijn}} daardoor niet verstuurd, en door niemand gezien.',
  free: 'Zoeken, liken, matchen en lezen blijft gratis. Met een bundel schrijf je verder.',
  button: 'Bekijk de bundels',
  link: 'Werkt de knop niet? Open dan deze link:',
  why: 'Een adres met een plus erin, of bij Gmail met punten, telt als hetzelfde e-mailadres.',
} as const;
