import { expect, test } from 'vitest';
import { withColon } from './with-colon.ts';

test('a label leads to its value with the space that its language puts before a colon (spec 1.5)', () => {
  expect(withColon('nl-NL', 'Code')).toBe('Code: ');
  expect(withColon('fr-FR', 'Code')).toBe('Code\u00a0: ');
  expect(withColon('es-ES', '¿A quién?')).toBe('¿A quién? ');
});
