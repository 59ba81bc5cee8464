export const time_bonus = {
  banner: 'Sconto di benvenuto {percentage, number}%',
  left: 'ancora',
  title: 'Il tuo bonus di benvenuto',
  percentage: '{percentage, number}%',
  offer: 'Sconto sul primo pacchetto',
  unlock: 'Hai finito i crediti. Con un pacchetto continui a scrivere, vedi tutte le foto degli altri e hai premium, per sempre.',
  fast: 'Non aspettare troppo: lo sconto vale solo nelle prime {hours, number} ore.',
  valid: 'Offerta valida ancora per',
  receipt: 'I crediti arrivano subito, con la ricevuta per email. Nessun abbonamento.',
} as const;
