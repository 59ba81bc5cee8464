import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Sam@Mail.Example', 'sam@mail.example'],
  ['sam+lavender@mail.example', 'sam@mail.example'],
  ['sam+a+b@mail.example', 'sam@mail.example'],
  ['s.a.m@mail.example', 's.a.m@mail.example'],
  ['S.A.M+x@gmail.com', 'sam@gmail.com'],
  ['sam@googlemail.com', 'sam@gmail.com'],
  ['sam@notgmail.com', 'sam@notgmail.com'],
  ['+tag@mail.example', '+tag@mail.example'],
  ['"a@b"+x@mail.example', '"a@b"@mail.example'],
])('%s is the mailbox %s: plus-tags are folded, dots at Gmail only (spec D2.36)', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  expect(mailboxOf(mailbox), 'folded once and for all').toBe(mailbox);
});
