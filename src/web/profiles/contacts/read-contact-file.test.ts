import { expect, test } from 'vitest';
import { readContactFile } from './read-contact-file.ts';

test('a vCard gives its addresses and numbers, also of folded lines and grouped fields (spec D5.2)', () => {
  const file = [
    'BEGIN:VCARD',
    'FN:Piet de Vries',
    'EMAIL;TYPE=HOME:piet@mail.exa',
    ' mple',
    'item1.TEL;type=CELL:tel:+31612345678',
    'TEL:+31612345678',
    'END:VCARD',
  ].join('\r\n');
  expect(readContactFile(file)).toEqual(['piet@mail.example', '+31612345678']);
});

test('a table gives the columns of addresses and numbers, and nothing else (spec D5.2)', () => {
  const file =
    'Name,Birthday,E-mail 1 - Value,Mobile\n"Vries, Piet",1985-04-12,piet@mail.example,06 12345678\n';
  expect(readContactFile(file)).toEqual(['piet@mail.example', '06 12345678']);
});

test('a list without a head gives what is certainly an address or a number (spec D5.2)', () => {
  expect(readContactFile('piet@mail.example;Piet;1985-04-12\n+44 20 7946 0958')).toEqual([
    'piet@mail.example',
    '+44 20 7946 0958',
  ]);
});
