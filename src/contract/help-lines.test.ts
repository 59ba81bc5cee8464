import { expect, test } from 'vitest';
import { countryCodes } from './countries.ts';
import { helpLines } from './help-lines.ts';

test.each(countryCodes)(
  '%s has an emergency number first, a line for a crisis, and one for LGBT+ people; all can be reached (spec D5.3)',
  country => {
    const lines = helpLines[country];
    expect(lines[0]?.kind).toBe('emergency');
    const kinds = lines.map(({ kind }) => kind);
    for (const kind of ['crisis', 'lgbt', 'victims'] as const) expect(kinds).toContain(kind);
    for (const { kind, name, phone, web } of lines) {
      expect(name !== null || kind === 'emergency' || kind === 'police').toBe(true);
      expect(phone ?? web).toBeTruthy();
      if (phone) expect(phone).toMatch(/^\d[\d -]*\d$/);
      if (web) expect(web).toMatch(/^[a-z0-9.-]+\.[a-z]+$/);
    }
  },
);
