import type { StaticPage } from './static-page.ts';

export default {
  title: 'Privacy',
  description: 'Welke gegevens {site} van je heeft, waarvoor, wie ze ziet en hoe je ze weghaalt.',
  intro:
    'Wie je bent en wat je zoekt, is jouw zaak. Hier lees je welke gegevens we hebben, waarvoor, en hoe je ze inziet, meeneemt of weghaalt. Verantwoordelijk is {company_name}, {company_address}, {company_city}, {company_country}.',
  sections: [
    {
      heading: 'Wat we van je weten',
      list: [
        'Wat je invult: e-mailadres, profielnaam, geboortedatum, geslacht, land en, als je wilt, regio, woonplaats, uiterlijk, interesses en je eigen tekst.',
        'Wat je doet: foto’s, likes, berichten, cadeaus, blokkades en meldingen.',
        'Wat je koopt: bundels, bedragen en de betaalmethode. Je kaart- of rekeninggegevens gaan naar de betaaldienst; bij een incasso bewaren we zelf, versleuteld, wat de machtiging vraagt: naam, adres, rekening en telefoonnummer, tot 14 maanden na de afschrijving, ook als je je account verwijdert.',
        'Hoe je bij ons kwam: via welke partner of link, met de kenmerken in die link. Niet wie je heeft uitgenodigd.',
        'Wat nodig is om de site veilig te houden: waar en waarmee je inlogde (land, apparaat en browser), je passkeys, en heel kort het netwerk waar een verzoek vandaan komt.',
      ],
    },
    {
      heading: 'Gevoelige gegevens',
      paragraphs: [
        'Je geaardheid, je interesses en soms al je aanwezigheid hier zeggen iets over je seksuele leven. De wet beschermt dat extra. We gebruiken het alleen met je uitdrukkelijke toestemming, die je geeft door je aan te melden en deze velden in te vullen. Je kunt elk veld leeg laten of later wissen, en je toestemming intrekken door je account te verwijderen.',
        'Vraagt de matchfinder naar je voorkeur in uiterlijk of afkomst, dan kun je dat overslaan. Dat antwoord sluit niemand uit en verlaat je browser niet.',
      ],
    },
    {
      heading: 'Waarvoor, en op welke grond',
      list: [
        'Je account, zoeken, likes, gesprekken en aankopen: om de overeenkomst met je uit te voeren.',
        'Gevoelige gegevens, meldingen op je apparaat en nieuws per mail: met je toestemming.',
        'Misbruik, spam en oplichting tegengaan: omdat jij, andere leden en wij daar belang bij hebben.',
        'Betalingen en btw: omdat de wet het vraagt. We bepalen de btw aan de hand van twee aanwijzingen over het land waar je bent.',
      ],
    },
    {
      heading: 'Wie wat ziet',
      paragraphs: [
        'Andere leden zien je profielnaam, je leeftijd, je openbare foto’s en wat je verder invult. Nooit je geboortedatum of e-mailadres. Premium leden zien ook je privéfoto’s; je gesloten album zien alleen leden die jij kiest. Bezoekers zonder account zien je profiel (hoofdfoto, naam, leeftijd, plaats en wat je over jezelf vertelt) alleen als je dat toestaat.',
        'Ben je onzichtbaar, dan zien alleen leden je profiel die van jou een bericht of like hebben gekregen. Iemand die je blokkeert, ziet je niet meer. Je kunt uitzetten dat anderen zien of je online bent, typt, een bericht hebt gelezen of een profiel hebt bekeken; dan zie je dat van hen ook niet.',
      ],
    },
    {
      heading: 'Waar je bent',
      paragraphs: [
        'Gebruik je je locatie, dan zoeken we de plaats erbij en vergeten we de coördinaten: die bewaren we niet. We kennen alleen je woonplaats, of een gebied van 5 bij 5 kilometer. Anderen zien hooguit een afstand in grove stappen. Uit elke foto die je plaatst halen we de locatie en andere verborgen gegevens.',
      ],
    },
    {
      heading: 'Aan wie we gegevens geven',
      paragraphs: [
        'Aan dienstverleners die voor ons werken: hosting, mail, betalingen, sms en meldingen. Ze krijgen alleen wat ze nodig hebben en mogen er niets anders mee doen. Meldingen op je apparaat gaan zonder namen en zonder inhoud. Verder geven we alleen iets af als de wet ons daartoe verplicht.',
        'We verkopen geen gegevens en geen profielen, en delen ze niet met andere datingbedrijven. Dat staat vast in de site: de instelling “member_resell” is altijd “{member_resell}”.',
      ],
    },
    {
      heading: 'Hoe lang',
      list: [
        'Je account en profiel: tot je ze verwijdert. {deletion_days} dagen daarna is alles gewist, je gesprekken ook bij de ander.',
        'Een account waarvan niemand het e-mailadres bevestigt: {unconfirmed_days} dagen. Wat een partner over je heeft doorgegeven zonder dat je je aanmelding afmaakte: {partner_signup_days} dagen.',
        'Berichten: na 180 dagen verborgen, 30 dagen later verwijderd.',
        'Een kopie van je gegevens die je hebt aangevraagd: {export_days} dagen.',
        'Betalingen: zo lang de belastingwet het vraagt, los van je profiel.',
        'Bewijs bij een melding: tot de melding is afgehandeld.',
      ],
      paragraphs: [
        'Gratis credits en de welkomstkorting geven we één keer per e-mailadres. Verwijder je een account dat ze kreeg, dan bewaren we daarvoor {mailbox_months} maanden een versleutelde afdruk van je e-mailadres, zonder iets anders van je. Wie die afdruk ziet, kan er geen adres uit lezen.',
        'Zetten we een reservekopie terug, dan worden gewiste accounts opnieuw gewist. Daarvoor bewaren we van een gewist account {erasure_days} dagen een schuilnaam, zonder iets anders van je.',
      ],
    },
    {
      heading: 'Jouw rechten',
      paragraphs: [
        'Je kunt je gegevens inzien, verbeteren, meenemen en wissen, en bezwaar maken tegen het gebruik ervan. Het meeste doe je zelf: in je profiel, en bij de instellingen, waar je alles kunt downloaden en je account verwijdert. Je ziet er ook waar je bent ingelogd.',
        'Lukt iets niet? Mail dan naar {support_email}; we antwoorden binnen een maand. Je kunt ook klagen bij de toezichthouder van je land, in Nederland de Autoriteit Persoonsgegevens.',
      ],
      links: [{ label: 'Instellingen', href: '/settings' }],
    },
    {
      heading: 'Geen beslissing door een computer alleen',
      paragraphs: [
        'Programma’s helpen spam en misbruik te vinden. Of een account wordt gesloten, beslist een mens, en je kunt bezwaar maken.',
      ],
    },
    {
      heading: 'Veiligheid',
      paragraphs: [
        'We bewaren je wachtwoord zo dat ook wij het niet kunnen lezen. Verkeer is versleuteld, toegang is beperkt en wordt vastgelegd. Gaat er toch iets mis dat gevolgen voor jou heeft, dan hoor je het van ons.',
      ],
      links: [{ label: 'Cookies', href: '/pages/cookies' }],
    },
  ],
} satisfies StaticPage;
