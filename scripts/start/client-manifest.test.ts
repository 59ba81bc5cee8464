import { expect, test } from 'vitest';
import { splitRoutes } from './client-manifest.ts';

const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/frame.js'] },
  routes: {
    root: { module: '/assets/root.js', imports: ['/assets/frame.js', '/assets/shell.js'] },
    likes: {
      module: '/assets/likes.js',
      imports: ['/assets/shell.js', '/assets/cards.js'],
      css: ['/assets/likes.css'],
    },
    'backoffice-money': { module: '/assets/money.js', imports: ['/assets/frame.js', '/assets/charts.js'] },
  },
};

test('the routes of the back office are apart from those that members load (spec D5.10)', () => {
  const { ofMembers, ofStaff } = splitRoutes(manifest);
  expect(Object.keys(ofMembers)).toEqual(['root', 'likes']);
  expect(Object.keys(ofStaff)).toEqual(['backoffice-money']);
});

test('a route names what a link to it preloads, without what every page has loaded', () => {
  const { ofMembers, ofStaff } = splitRoutes(manifest);
  expect(ofMembers.likes).toEqual({
    module: '/assets/likes.js',
    imports: ['/assets/cards.js'],
    css: ['/assets/likes.css'],
  });
  expect(ofStaff['backoffice-money']?.imports).toEqual(['/assets/charts.js']);
});
