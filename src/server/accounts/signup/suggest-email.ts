import { POPULAR_DOMAINS, run as suggest } from '@zootools/email-spell-checker';

/** Domains that `suggestedEmail` suggests instead of a mistyped domain, and accepts without a suggestion. */
const PROVIDERS = [
  ...POPULAR_DOMAINS,
  ...[
    'ziggo.nl',
    'kpnmail.nl',
    'kpnplanet.nl',
    'planet.nl',
    'hetnet.nl',
    'home.nl',
    'xs4all.nl',
    'casema.nl',
  ],
  ...[
    'live.nl',
    'hotmail.nl',
    'outlook.nl',
    'telenet.be',
    'skynet.be',
    'proximus.be',
    'hotmail.be',
    'live.be',
  ],
  ...['orange.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'wanadoo.fr', 'hotmail.fr', 'yahoo.fr', 'outlook.fr'],
  ...[
    'web.de',
    'gmx.de',
    'gmx.net',
    'gmx.at',
    'gmx.ch',
    't-online.de',
    'freenet.de',
    'hotmail.de',
    'yahoo.de',
  ],
  ...[
    'bluewin.ch',
    'libero.it',
    'virgilio.it',
    'tiscali.it',
    'hotmail.it',
    'hotmail.es',
    'yahoo.es',
    'yahoo.it',
  ],
  ...['wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'btinternet.com', 'sky.com', 'hotmail.co.uk', 'yahoo.co.uk'],
  ...[
    'eircom.net',
    'shaw.ca',
    'rogers.com',
    'videotron.ca',
    'bigpond.com',
    'xtra.co.nz',
    'proton.me',
    'pm.me',
  ],
];

/** @spec 5.3 */
export function suggestedEmail(email: string): string | null {
  if (PROVIDERS.includes(domainOf(email))) return null;
  const suggestion = suggest({ email: email.toLowerCase(), domains: PROVIDERS });
  return suggestion && suggestion.full !== email.toLowerCase() ? suggestion.full : null;
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
