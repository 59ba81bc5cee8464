import type { StaticPage } from './static-page.ts';

export default {
  title: 'Se rencontrer en sécurité',
  description:
    'De courts conseils sur les rencontres, l’argent, les photos et le chantage, et des numéros à appeler jour et nuit.',
  intro:
    'Rencontrer des mecs doit rester un plaisir. La plupart sont exactement ce qu’ils disent ; ces conseils sont pour celui qui ne l’est pas. Quoi qu’il soit arrivé : ce n’est pas ta faute, et c’est arrivé à d’autres.',
  sections: [
    {
      id: 'extortion',
      heading: 'On menace de diffuser tes photos ?',
      paragraphs: [
        'Ça s’appelle la sextorsion. C’est un délit, c’est un commerce, et ça arrive à des milliers d’hommes. Respire un coup : tu peux agir tout de suite.',
      ],
      list: [
        'Ne paie pas. Si tu paies, on te demandera de payer encore.',
        'Ne réponds plus. Tu n’as rien à expliquer, ni à supplier, ni à négocier.',
        'Garde tout : fais des captures d’écran des messages, noms, adresses et numéros de compte.',
        'Signale le profil ici et choisis « Chantage ou extorsion ». Nous regardons en priorité, dans l’heure, et nous conservons les preuves.',
        'Parle-en à une personne de confiance. La menace ne marche que tant que tu la gardes pour toi.',
        'Va à la police. Elle a l’habitude, et elle ne te juge ni pour qui tu es ni pour ce que tu as envoyé.',
        'StopNCII.org peut tenir tes photos à l’écart des grands réseaux, sans que personne les voie.',
      ],
      links: [{ label: 'Nous dire ce qui s’est passé, même sans compte', href: '/complaints' }],
    },
    {
      id: 'money',
      heading: 'Argent et arnaques',
      paragraphs: [
        'Quelqu’un que tu n’as jamais vu et qui a besoin d’argent en veut au tien. Aussi adorable soit-il, et aussi triste que soit l’histoire.',
      ],
      list: [
        'N’envoie jamais d’argent, de cartes cadeaux, de crypto ni de photo de ta carte bancaire ou de ton passeport à quelqu’un que tu n’as pas rencontré.',
        'Méfie-toi des placements, d’une plateforme de trading « sûre », des frais de douane ou d’un héritage.',
        'Il évite la visio et le rendez-vous, et veut passer à une autre app dès le premier jour ? Prends ton temps et reste ici.',
        'Cherche ses photos avec une recherche d’images. Si elles sont à quelqu’un d’autre, signale-le.',
        'Tu as déjà payé ? Appelle ta banque maintenant : un paiement peut parfois encore être arrêté. Porte plainte ensuite.',
      ],
    },
    {
      id: 'meeting',
      heading: 'Le premier rendez-vous',
      list: [
        'Voyez-vous d’abord en visio. Quelqu’un de sincère acceptera volontiers.',
        'Voyez-vous là où il y a du monde : un bar, un café, un parc animé. Vous pourrez toujours continuer ailleurs.',
        'Dis à un proche où tu es. Avec le suivi de rencontre, nous te demandons ensuite si tout va bien, et nous prévenons ton proche si tu ne réponds pas.',
        'Viens et rentre par tes propres moyens. Garde ton téléphone chargé et ton verre à l’œil.',
        'Chez lui ou chez toi ? Demande son nom complet et son adresse, et range ce qui a de la valeur.',
        'Tu peux partir à tout moment, sans raison.',
      ],
      links: [{ label: 'Suivi de rencontre', href: '/settings/check-in' }],
    },
    {
      id: 'consent',
      heading: 'Oui, non, et tout ce qu’il y a entre les deux',
      list: [
        'Un oui ne compte que si l’autre pouvait aussi dire non. Demande ; demander, c’est sexy.',
        'Non, plus tard ou le silence, ça veut dire non. On peut revenir sur un oui, même au milieu.',
        'Trop ivre ou trop défoncé, on ne peut pas dire oui. En plan chems : fixe tes limites avant, garde un œil sur les autres et ne prends jamais de G en solo.',
        'Quelqu’un a dépassé tes limites ? C’est toi qui décides de la suite : en parler, voir un médecin, aller à la police. C’est dans les 72 heures qu’un médecin peut le mieux t’aider.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Photos',
      list: [
        'Évite ton visage, tes tatouages ou ta chambre sur les photos qui ne sont que pour lui.',
        'Utilise l’album privé ou envoie tes photos dans la conversation : ici, tu peux les retirer. Une capture d’écran, non.',
        'Diffuser la photo de nu de quelqu’un sans son accord est un délit et, ici, un motif d’exclusion.',
      ],
    },
    {
      id: 'outed',
      heading: 'Dans le placard, ou outé',
      paragraphs: [
        'C’est toi qui décides qui le sait, et personne d’autre. Tu ne dois de coming out à personne.',
      ],
      list: [
        'Ajoute à ta liste les gens que tu ne veux pas croiser ici : vous ne vous verrez pas.',
        'Active le mode discret : un nom et une icône neutres, et une touche pour quitter le site tout de suite.',
        'On menace de t’outer ? C’est du chantage : vois plus haut. C’est déjà fait ? Appelle une des lignes d’écoute de cette page : on y sait quoi faire.',
      ],
      links: [
        { label: 'Les gens que je ne veux pas croiser', href: '/settings/contacts' },
        { label: 'Discrétion', href: '/settings/discretion' },
      ],
    },
    {
      id: 'health',
      heading: 'Ta santé',
      list: [
        'La capote, la PrEP et les vaccins (hépatites A et B, mpox, HPV) protègent bien ; demande dans un centre de dépistage (CeGIDD en France) ce qui te convient.',
        'Fais-toi dépister tous les trois mois si tu as plusieurs partenaires. La plupart des IST se soignent vite.',
        'Une prise de risque VIH ? Le TPE (PEP) peut éviter l’infection si tu commences dans les 72 heures ; le plus tôt est le mieux. Va dès aujourd’hui aux urgences ou dans un centre de dépistage.',
        'Une personne séropositive sous traitement, avec une charge virale indétectable, ne transmet pas le VIH. Indétectable = intransmissible.',
        'Le moral à plat après un rendez-vous, ou depuis longtemps ? Parle à quelqu’un. Les lignes d’écoute de cette page sont là pour ça aussi.',
      ],
    },
  ],
} satisfies StaticPage;
