/** To a member whose photo staff rejected. */
export const photo_rejected_mail = {
  subject: 'O twoim zdjęciu w serwisie {site}',
  preview: 'Nie mogliśmy dopuścić jednego z twoich zdjęć. Oto powód.',
  text: 'Ktoś z nas obejrzał zdjęcie z twojego profilu. Jest niezgodne z naszymi zasadami, więc inni go nie widzą.',
  minors: 'Zasada: żadnych zdjęć, na których ktoś wygląda na mniej niż 18 lat.',
  without_consent: 'Zasada: żadnych zdjęć osób, które się na to nie zgadzają.',
  threats: 'Zasada: żadnych zdjęć, które innym grożą lub ich obrażają.',
  advertising: 'Zasada: żadnych reklam i niczego, co odsyła do innej strony.',
  impersonation: 'Zasada: na twoich zdjęciach jesteś ty, a nie ktoś inny.',
  explanation: 'Nasze wyjaśnienie: {explanation}',
  next: 'Zdjęcie nadal widzisz na swoim profilu. Możesz je usunąć i wybrać inne. Poza tym nic się nie zmienia.',
  disagree: 'Nie zgadzasz się? Możesz się odwołać w ciągu sześciu miesięcy. Spojrzy na to ktoś inny niż osoba, która podjęła decyzję. To nic nie kosztuje.',
  decided_by: 'Tę decyzję podjął człowiek, nie program.',
};

export const selfie_rejected_mail = {
  subject: 'O twoim selfie w serwisie {site}',
  preview: 'Nie mogliśmy nim zweryfikować twojego zdjęcia. Oto powód.',
  text: 'Ktoś z nas porównał selfie z twoim zdjęciem głównym i nie mógł go zweryfikować. Powód: {reason}',
  next: 'Możesz wysłać inne selfie, kiedy chcesz. Poza tym nic się nie zmienia.',
} as const;
