/** Whom people can call when something is wrong. A number stands here only if its organisation publishes it. */
import type { CountryCode } from './countries.ts';

/** `crisis`: for people who think of ending their life. `victims`: after a crime or abuse online. */
export const helpKinds = ['emergency', 'police', 'crisis', 'lgbt', 'victims'] as const;
/** The kinds of lines that have a name of their own. */
export const namedHelpKinds = ['crisis', 'lgbt', 'victims'] as const;
export type HelpKind = (typeof helpKinds)[number];

export type HelpLine = {
  kind: HelpKind;
  /** Null for the emergency number and the police, which have a word in each language. */
  name: string | null;
  /** As it is dialled in the country. */
  phone?: string;
  /** Host of the website, which is reached by https. */
  web?: string;
  /** Day and night, every day. */
  allDay?: true;
};

const emergency = (phone: string): HelpLine => ({ kind: 'emergency', name: null, phone, allDay: true });
const police = (phone: string, web?: string): HelpLine => ({
  ...{ kind: 'police', name: null, phone },
  ...(web && { web }),
});
const line = (kind: HelpKind, name: string, reached: Omit<HelpLine, 'kind' | 'name'>): HelpLine => ({
  kind,
  name,
  ...reached,
});

/**
 * The first line of each country is its emergency number.
 * @spec D5.3
 */
export const helpLines: Record<CountryCode, readonly HelpLine[]> = {
  NL: [
    emergency('112'),
    police('0900-8844', 'politie.nl'),
    line('crisis', '113 Zelfmoordpreventie', { phone: '113', web: '113.nl', allDay: true }),
    line('lgbt', 'Switchboard, COC', { phone: '020-623 65 65', web: 'switchboard.coc.nl' }),
    line('lgbt', 'Roze in Blauw (politie)', { phone: '088-169 1234', web: 'politie.nl' }),
    line('victims', 'Slachtofferhulp Nederland', { phone: '0900-0101', web: 'slachtofferhulp.nl' }),
    line('victims', 'Helpwanted', { web: 'helpwanted.nl' }),
    line('victims', 'Fraudehelpdesk', { phone: '088-786 73 72', web: 'fraudehelpdesk.nl' }),
  ],
  BE: [
    emergency('112'),
    police('101', 'police.be'),
    line('crisis', 'Zelfmoordlijn', { phone: '1813', web: 'zelfmoord1813.be', allDay: true }),
    line('crisis', 'Centre de Prévention du Suicide', {
      ...{ phone: '0800 32 123', web: 'preventionsuicide.be', allDay: true },
    }),
    line('lgbt', 'Lumi', { phone: '0800 99 533', web: 'lumi.be' }),
    line('victims', 'Safeonweb', { web: 'safeonweb.be' }),
  ],
  DE: [
    emergency('112'),
    police('110'),
    line('crisis', 'TelefonSeelsorge', {
      ...{ phone: '0800 111 0 111', web: 'telefonseelsorge.de', allDay: true },
    }),
    line('lgbt', 'MANEO', { phone: '030 216 33 36', web: 'maneo.de' }),
    line('victims', 'WEISSER RING', { phone: '116 006', web: 'weisser-ring.de' }),
  ],
  AT: [
    emergency('112'),
    police('133'),
    line('crisis', 'TelefonSeelsorge', { phone: '142', web: 'telefonseelsorge.at', allDay: true }),
    line('lgbt', 'Courage', { phone: '01 585 69 66', web: 'courage-beratung.at' }),
    line('victims', 'Opfer-Notruf', { phone: '0800 112 112', web: 'opfer-notruf.at', allDay: true }),
  ],
  CH: [
    emergency('112'),
    police('117'),
    line('crisis', '143', { phone: '143', web: '143.ch', allDay: true }),
    line('lgbt', 'LGBTIQ-Helpline', { phone: '0800 133 133', web: 'lgbtiq-helpline.ch' }),
    line('victims', 'Opferhilfe Schweiz', { web: 'opferhilfe-schweiz.ch' }),
  ],
  FR: [
    emergency('112'),
    police('17'),
    line('crisis', '3114', { phone: '3114', web: '3114.fr', allDay: true }),
    line('lgbt', 'SOS homophobie', { phone: '01 48 06 42 41', web: 'sos-homophobie.org' }),
    line('victims', 'France Victimes', { phone: '116 006', web: 'france-victimes.fr' }),
  ],
  IT: [
    emergency('112'),
    police('113', 'poliziadistato.it'),
    line('crisis', 'Telefono Amico', { phone: '02 2327 2327', web: 'telefonoamico.it' }),
    line('lgbt', 'Gay Help Line', { phone: '800 713 713', web: 'gayhelpline.it' }),
    line('victims', 'Polizia Postale', { web: 'commissariatodips.it' }),
  ],
  ES: [
    emergency('112'),
    police('091', 'policia.es'),
    line('crisis', 'Línea 024', { phone: '024', web: 'sanidad.gob.es', allDay: true }),
    line('lgbt', '028 Arcoíris', { phone: '028', allDay: true }),
    line('victims', 'INCIBE', { phone: '017', web: 'incibe.es' }),
  ],
  PL: [
    emergency('112'),
    police('997', 'policja.pl'),
    line('crisis', 'Centrum Wsparcia', { phone: '800 70 2222', web: 'centrumwsparcia.pl', allDay: true }),
    line('lgbt', 'Lambda Warszawa', { phone: '22 628 52 22', web: 'lambdawarszawa.org' }),
    line('victims', 'CERT Polska', { web: 'incydent.cert.pl' }),
  ],
  GB: [
    emergency('999'),
    police('101', 'police.uk'),
    line('crisis', 'Samaritans', { phone: '116 123', web: 'samaritans.org', allDay: true }),
    line('lgbt', 'Switchboard', { phone: '0800 0119 100', web: 'switchboard.lgbt' }),
    line('lgbt', 'Galop', { phone: '0800 999 5428', web: 'galop.org.uk' }),
    line('victims', 'Revenge Porn Helpline', { phone: '0345 6000 459', web: 'revengepornhelpline.org.uk' }),
  ],
  IE: [
    emergency('112'),
    line('crisis', 'Samaritans', { phone: '116 123', web: 'samaritans.ie', allDay: true }),
    line('lgbt', 'LGBT Ireland', { phone: '1800 929 539', web: 'lgbt.ie' }),
    line('victims', 'Crime Victims Helpline', { phone: '116 006', web: 'crimevictimshelpline.ie' }),
  ],
  US: [
    emergency('911'),
    line('crisis', '988 Suicide & Crisis Lifeline', { phone: '988', web: '988lifeline.org', allDay: true }),
    line('lgbt', 'LGBT National Help Center', { phone: '888-843-4564', web: 'lgbthotline.org' }),
    line('victims', 'Cyber Civil Rights Initiative', { phone: '844-878-2274', web: 'cybercivilrights.org' }),
    line('victims', 'FBI Internet Crime Complaint Center', { web: 'ic3.gov' }),
  ],
  CA: [
    emergency('911'),
    line('crisis', '9-8-8', { phone: '988', web: '988.ca', allDay: true }),
    line('lgbt', 'Interligne', { phone: '1-888-505-1010', web: 'interligne.co' }),
    line('victims', 'Canadian Anti-Fraud Centre', {
      ...{ phone: '1-888-495-8501', web: 'antifraudcentre-centreantifraude.ca' },
    }),
  ],
  AU: [
    emergency('000'),
    police('131 444'),
    line('crisis', 'Lifeline', { phone: '13 11 14', web: 'lifeline.org.au', allDay: true }),
    line('lgbt', 'QLife', { phone: '1800 184 527', web: 'qlife.org.au' }),
    line('victims', 'eSafety', { web: 'esafety.gov.au' }),
  ],
  NZ: [
    emergency('111'),
    police('105', 'police.govt.nz'),
    line('crisis', '1737', { phone: '1737', web: '1737.org.nz', allDay: true }),
    line('lgbt', 'OutLine Aotearoa', { phone: '0800 688 5463', web: 'outline.org.nz' }),
    line('victims', 'Netsafe', { phone: '0508 638 723', web: 'netsafe.org.nz' }),
  ],
};
