import type { CountryCode } from '#contract/countries';
import type { Random } from '../random.ts';

const maleNames: Readonly<Record<CountryCode, string>> = {
  NL: 'Sem Bram Thijs Jasper Lars Ruben Koen Wouter Sander Niels Tim Joost Maarten Pieter Hugo Gijs Bas Jeroen Mees Teun Floris Rick Mohamed Youssef Soufian Rodney Xavi Dirk Henk Wim Kees Aart Ronald Erik Arjan Stijn Luuk Jelle Daniël Thomas Roel Siebe Ties Rogier Casper Olivier Boris Vincent Marijn Tijmen Frank Johan Marco Martijn Gerrit Hendrik Willem Ferdi Ismail Bilal Jayden Quincy Menno Freek Joep Guus Rens Sjoerd Bauke Hidde',
  BE: 'Wout Seppe Arne Brecht Lowie Jef Mathias Dries Pieterjan Maxime Guillaume Bastien Loïc Amaury Yassine',
  FR: 'Théo Mathieu Julien Antoine Baptiste Romain Nicolas Clément Adrien Mehdi Karim Étienne Gaspard Olivier Yann Quentin Laurent Pascal',
  IT: 'Luca Matteo Marco Davide Alessandro Lorenzo Andrea Simone Federico Giulio Nicolò Stefano Riccardo Edoardo Tommaso Gianni Enzo',
  ES: 'Pablo Javier Diego Álvaro Sergio Marcos Iván Rubén Jordi Xabier Iker Andrés Manuel Guillermo Rafa Nacho',
  DE: 'Lukas Jonas Felix Maximilian Leon Finn Moritz Tobias Sebastian Florian Emre Murat Jannik Henrik Matthias Uwe Holger Thorsten Anton',
  AT: 'Lukas Florian Dominik Fabian Raphael Gregor Valentin Clemens Georg Johannes Markus Benedikt',
  IE: 'Conor Cian Oisín Seán Darragh Eoin Fionn Ronan Declan Cormac Liam Niall Tadhg',
  GB: 'Oliver Jack Harry George Callum Rhys Hamish Tariq Kwame Ben Toby Ewan Marcus Dev Alfie Graham Nigel Rory Arun',
  CA: 'Ethan Liam Tyler Étienne Mathieu Jérôme Wyatt Raj Connor Xavier Brodie Gabriel Malik',
  PL: 'Jakub Kacper Michał Mateusz Piotr Tomasz Krzysztof Paweł Wojtek Bartek Maciej Adam Grzegorz Szymon Antek',
  AU: 'Lachlan Jack Cooper Mitch Hayden Ryan Angus Darcy Kai Nathan Brett Jarrah Luca',
  NZ: 'Tane Wiremu Ryan Cameron Josh Nikau Hemi Blake Finn Angus Callum Rangi',
  CH: 'Luca Nico Reto Urs Beat Livio Fabio Gian Yannick Cédric Loris Andri Matteo',
  US: 'Mason Tyler Jordan Marcus Diego Ethan Caleb Trevor Andre Miguel Brandon Wyatt Kyle Darnell Mateo Jamal Austin Chris Kenji Sunil',
};

const femaleNames: Readonly<Record<CountryCode, string>> = {
  NL: 'Sanne Fleur Lotte Noor Anouk Femke Marleen Fatima',
  BE: 'Elise Marthe Lore Camille Charlotte',
  FR: 'Camille Juliette Manon Élodie Inès',
  IT: 'Giulia Chiara Martina Elena Francesca',
  ES: 'Lucía Marta Carmen Nerea Paula',
  DE: 'Lena Hannah Katharina Miriam Aylin',
  AT: 'Magdalena Theresa Lisa Valerie',
  IE: 'Aoife Niamh Ciara Sinéad',
  GB: 'Olivia Amelia Grace Priya Imogen',
  CA: 'Emma Chloé Madison Aisha',
  PL: 'Zuzanna Kasia Magda Ola',
  AU: 'Matilda Zoe Ruby Isla',
  NZ: 'Aria Mia Aroha Lucy',
  CH: 'Lea Noemi Céline Alessia',
  US: 'Ashley Jasmine Taylor Brooke Maya',
};

const suffixes = ['82', '77', '91', 'NL', '_x', '88', '99', '73', '4real', '79', '95'];
const nicknames: Readonly<Record<string, readonly string[]>> = {
  NL: [
    'Fietser',
    'Wandelaar',
    'Koffieman',
    'Nachtvlinder',
    'Zeebonk',
    'Tuinman',
    'Boekenwurm',
    'Sportman',
    'Dromer',
    'Levensgenieter',
  ],
  DE: ['Wanderer', 'Nachtschwärmer', 'Kaffeetante', 'Bergfreund', 'Träumer', 'Radler'],
  FR: ['Rêveur', 'Flâneur', 'Marin', 'Lecteur', 'Nageur'],
  ES: ['Viajero', 'Soñador', 'Nadador', 'Cocinillas'],
  IT: ['Sognatore', 'Nuotatore', 'Lettore', 'Viaggiatore'],
  PL: ['Marzyciel', 'Wędrowiec', 'Kolarz', 'Kawosz'],
  EN: ['Runner', 'Hiker', 'NightOwl', 'Reader', 'Swimmer', 'Baker', 'Daydreamer', 'Skipper'],
};
const nicknameLanguage: Partial<Record<CountryCode, string>> = {
  NL: 'NL',
  BE: 'NL',
  FR: 'FR',
  ES: 'ES',
  IT: 'IT',
  DE: 'DE',
  AT: 'DE',
  CH: 'DE',
  PL: 'PL',
};

export function generateProfileName(
  country: CountryCode,
  gender: 'male' | 'female',
  town: string,
  random: Random,
): string {
  const first = random.pick((gender === 'male' ? maleNames : femaleNames)[country].split(' '));
  const townLetters = town.normalize('NFD').replace(/[^A-Za-z]/g, '');
  const nickname = random.pick(nicknames[nicknameLanguage[country] ?? 'EN'] ?? []);
  const pattern = random.weighted({
    first: 60,
    tail: 16,
    initial: 10,
    calling: gender === 'male' ? 8 : 0,
    town: 6,
  });
  const name = {
    first,
    tail: `${first}${random.pick(suffixes)}`,
    initial: `${first} ${random.pick('ABDEHJKLMRSTVW'.split(''))}.`,
    calling: random.chance(0.5)
      ? `${townLetters}${nickname}`.slice(0, 30)
      : `${nickname}${random.int(70, 99)}`,
    town: `${first} ${town}`.slice(0, 30),
  }[pattern];
  return name.length < 3 ? `${first} ${townLetters.slice(0, 3)}` : name;
}
