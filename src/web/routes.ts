import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The routes of section 2 of the specification, in its order and by its names, under their layouts. */
export default [
  index('site/index-page.tsx', { id: 'index' }),
  layout('layouts/default-layout.tsx', [route('members', 'search/members-page.tsx', { id: 'members' })]),
] satisfies RouteConfig;
