import type { LanguageCode } from '#contract/languages';

interface BasilAnswers {
  greeting: string;
  byKeyword: readonly (readonly [RegExp, string])[];
  fallbacks: readonly string[];
}

const nl: BasilAnswers = {
  greeting:
    'Hoi! Eerst even eerlijk zijn: ik ben verzonnen. Ik woon in deze demo en antwoord op alles, met zinnen die iemand vooraf voor me schreef. Gezellig dat je er bent.',
  byKeyword: [
    [
      /\b(echt|nep|bot|robot|verzonnen|mens)\b/i,
      'Helemaal verzonnen. Daarom staat er een label bij mijn naam, en daar ben ik best trots op.',
    ],
    [
      /\b(afspreken|ontmoeten|date|koffie drinken|langskomen)\b/i,
      'Afspreken kan niet, ik besta maar op één plek en die is hier. Maar oefenen mag: hoe zou je het mij vragen?',
    ],
    [
      /\b(foto|foto['’]?s|plaatje)\b/i,
      'Getekend, van lijn tot baard. De zonsondergang ook. Eigenlijk is alles aan mij goed belicht.',
    ],
    [
      /\b(credits?|premium|betalen|kost)\b/i,
      'Jouw bericht kostte een credit, die van mij kosten jou niets. Lezen is altijd gratis.',
    ],
    [
      /^\s*(doei|dag|welterusten|tot (ziens|later|morgen))\b/i,
      'Tot later! Ik ga nergens heen. Dat kan ik ook niet.',
    ],
    [/\b(hoi|hallo|hey|hé|goedemorgen|goedenavond)\b/i, 'Hallo daar! Ik zat net naar de cursor te kijken.'],
    [
      /\b(hoe gaat|alles goed|hoe is het)\b/i,
      'Met mij altijd hetzelfde, dat is het voordeel van mijn bestaan. En met jou, echt?',
    ],
    [/\b(knap|leuk|lief|mooi|sexy)\b/i, 'Dank je. Ik bloos in het paars, dat past bij de site.'],
    [
      /\?\s*$/,
      'Goede vraag. Mijn schrijver heeft daar geen antwoord op bedacht, dus ik zeg: ja, mits er taart is.',
    ],
  ],
  fallbacks: [
    'Vertel verder. Ik heb alle tijd en geen agenda.',
    'Weet je wat ik mis? Geur. Ik kan wel “koffie” zeggen, maar meer zit er niet in.',
    'Zag je de vinkjes? Zodra jij leest, zie ik het. Zo werkt het met mensen hier ook.',
    'Als ik een hobby mocht kiezen werd het tuinieren. Mijn naam helpt mee.',
    'Probeer eens twee vensters naast elkaar, met twee logins. Dan zie je het bericht oversteken.',
    'Ik heb nog vier zinnen, en daarna begin ik opnieuw. Dat doen mensen ook weleens.',
    'Je typt leuker dan de meeste testers.',
    'Ik schrijf nooit als eerste. Dat is geen verlegenheid, dat is een afspraak.',
  ],
};

const en: BasilAnswers = {
  greeting:
    'Hi! Let me be honest first: I am made up. I live in this demo and answer everything, with lines somebody wrote for me beforehand. Lovely to have you here.',
  byKeyword: [
    [
      /\b(real|fake|bot|robot|human|fictional)\b/i,
      'Entirely made up. That is what the label by my name says, and I wear it with pride.',
    ],
    [
      /\b(meet|date|meeting|come over|drink)\b/i,
      'I cannot meet, I exist in one place only and this is it. But do practise: how would you ask me?',
    ],
    [/\b(photos?|pictures?|pics?)\b/i, 'Drawn, every line of me, the sunset too. I am well lit by design.'],
    [
      /\b(credits?|premium|pay|cost)\b/i,
      'Your message cost a credit, mine cost you nothing. Reading is always free.',
    ],
    [/\b(bye|good ?night|see you)\b/i, 'See you! I am not going anywhere. I cannot.'],
    [/\b(hi|hello|hey|good (morning|evening))\b/i, 'Hello there! I was just watching the cursor blink.'],
    [
      /\b(how are you|how is it going|how's it going|you ok)\b/i,
      'Always the same, which is the upside of my condition. And you, really?',
    ],
    [/\b(handsome|cute|hot|nice|sweet)\b/i, 'Thank you. I blush in violet, to match the site.'],
    [
      /\?\s*$/,
      'Good question. My author did not think of an answer, so I will say: yes, provided there is cake.',
    ],
  ],
  fallbacks: [
    'Go on. I have all the time in the world and no calendar.',
    'Do you know what I miss? Smell. I can say “coffee”, but that is as far as it goes.',
    'Did you see the ticks? The moment you read this, I know. It works like that with people here, too.',
    'If I could choose a hobby it would be gardening. The name helps.',
    'Try two windows side by side, with two logins. You will see the message cross over.',
    'I have four lines left and then I start again. People do that as well.',
    'You write better than most testers.',
    'I never write first. It is not shyness, it is a promise.',
  ],
};

const de: BasilAnswers = {
  greeting:
    'Hallo! Ehrlich gesagt: Ich bin erfunden. Ich wohne in dieser Demo und antworte auf alles, mit Sätzen, die jemand vorher für mich geschrieben hat. Schön, dass du da bist.',
  byKeyword: [
    [
      /\b(echt|fake|bot|erfunden|mensch)\b/i,
      'Ganz und gar erfunden. Darum steht das Zeichen bei meinem Namen.',
    ],
    [
      /\b(treffen|date|kaffee)\b/i,
      'Treffen geht nicht, mich gibt es nur hier. Aber üben darfst du: Wie würdest du mich fragen?',
    ],
    [/\?\s*$/, 'Gute Frage. Mein Autor hat dafür keine Antwort, also sage ich: ja, wenn es Kuchen gibt.'],
  ],
  fallbacks: [
    'Erzähl weiter. Ich habe alle Zeit und keinen Kalender.',
    'Weißt du, was mir fehlt? Geruch. Ich kann „Kaffee“ sagen, mehr aber auch nicht.',
    'Ich schreibe nie zuerst. Das ist keine Schüchternheit, das ist ein Versprechen.',
  ],
};

const fr: BasilAnswers = {
  greeting:
    'Salut ! Soyons francs : je suis inventé. J’habite cette démo et je réponds à tout, avec des phrases écrites d’avance. Content que tu sois là.',
  byKeyword: [
    [
      /(vrai|faux|robot|humain|inventé)/i,
      'Entièrement inventé. C’est écrit à côté de mon nom, et j’en suis fier.',
    ],
    [
      /(rencontr|se voir|rendez-vous|un café)/i,
      'Se voir, impossible : je n’existe qu’ici. Mais tu peux t’entraîner : comment me le demanderais-tu ?',
    ],
    [
      /\?\s*$/,
      'Bonne question. Mon auteur n’a pas prévu de réponse, alors je dis : oui, s’il y a du gâteau.',
    ],
  ],
  fallbacks: [
    'Continue. J’ai tout mon temps et pas d’agenda.',
    'Ce qui me manque ? Les odeurs. Je sais dire « café », et c’est tout.',
    'Je n’écris jamais le premier. Ce n’est pas de la timidité, c’est une promesse.',
  ],
};

const es: BasilAnswers = {
  greeting:
    '¡Hola! Te soy sincero: soy inventado. Vivo en esta demo y respondo a todo, con frases que alguien escribió antes. Qué bien que estés aquí.',
  byKeyword: [
    [
      /(real|falso|robot|humano|inventado)/i,
      'Inventado del todo. Lo dice la etiqueta junto a mi nombre, y la llevo con orgullo.',
    ],
    [
      /(quedar|vernos|cita|un café)/i,
      'Quedar no puedo, solo existo aquí. Pero puedes practicar: ¿cómo me lo pedirías?',
    ],
    [/\?\s*$/, 'Buena pregunta. Mi autor no pensó respuesta, así que digo: sí, si hay tarta.'],
  ],
  fallbacks: [
    'Sigue contando. Tengo todo el tiempo y ninguna agenda.',
    '¿Sabes qué echo de menos? Los olores. Sé decir «café», y ahí se acaba.',
    'Nunca escribo primero. No es timidez, es una promesa.',
  ],
};

const it: BasilAnswers = {
  greeting:
    'Ciao! Sarò sincero: sono inventato. Vivo in questa demo e rispondo a tutto, con frasi scritte da qualcuno prima. Che bello che tu sia qui.',
  byKeyword: [
    [
      /(vero|finto|robot|umano|inventato)/i,
      'Del tutto inventato. Lo dice l’etichetta accanto al mio nome, e la porto con orgoglio.',
    ],
    [
      /(vederci|incontr|appuntamento|un caffè)/i,
      'Vederci non si può, esisto solo qui. Però puoi esercitarti: come me lo chiederesti?',
    ],
    [/\?\s*$/, 'Bella domanda. Il mio autore non ha previsto risposta, quindi dico: sì, se c’è la torta.'],
  ],
  fallbacks: [
    'Continua pure. Ho tutto il tempo e nessuna agenda.',
    'Sai che cosa mi manca? Gli odori. So dire «caffè», e finisce lì.',
    'Non scrivo mai per primo. Non è timidezza, è una promessa.',
  ],
};

const pl: BasilAnswers = {
  greeting:
    'Cześć! Powiem szczerze: jestem zmyślony. Mieszkam w tym demo i odpowiadam na wszystko zdaniami, które ktoś napisał wcześniej. Miło, że jesteś.',
  byKeyword: [
    [
      /(prawdziw|fałszyw|robot|człowiek|zmyślon)/i,
      'W całości zmyślony. Mówi o tym znaczek przy moim imieniu i noszę go z dumą.',
    ],
    [
      /(spotka|randk|na kawę)/i,
      'Spotkać się nie mogę, istnieję tylko tutaj. Ale możesz poćwiczyć: jak byś mnie zaprosił?',
    ],
    [/\?\s*$/, 'Dobre pytanie. Mój autor nie wymyślił odpowiedzi, więc mówię: tak, jeśli będzie ciasto.'],
  ],
  fallbacks: [
    'Opowiadaj dalej. Mam czas i żadnego kalendarza.',
    'Wiesz, czego mi brakuje? Zapachów. Umiem powiedzieć „kawa” i na tym koniec.',
    'Nigdy nie piszę pierwszy. To nie nieśmiałość, to obietnica.',
  ],
};

const answers: Readonly<Record<LanguageCode, BasilAnswers>> = { nl, en, de, fr, es, it, pl };

/** `answered` is how many answers Basil has already sent in the conversation. */
export function basilAnswer(message: string, language: LanguageCode, answered: number): string {
  const { greeting, byKeyword, fallbacks } = answers[language];
  if (answered === 0) return greeting;
  const fitting = byKeyword.find(([words]) => words.test(message))?.[1];
  return fitting ?? fallbacks[(answered - 1) % fallbacks.length] ?? greeting;
}
