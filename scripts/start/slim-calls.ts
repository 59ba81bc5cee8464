import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

const DEFINING = new Set(['defineCall', 'defineStaffCall']);
const SERVER_ONLY = new Set(['summary', 'section', 'query', 'output', 'errors']);

/** Removes what only the server uses, because a bundler drops no properties (decision 0184). */
export const slimCalls = (): Plugin => ({
  name: 'slim-calls',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/contract\/[a-z-]+\.ts$/, code: /define(Staff)?Call\(/ },
    handler: code => ({ code: withoutServerProperties(code), map: null }),
  },
});

export function withoutServerProperties(code: string): string {
  let output = '';
  let position = 0;
  new Visitor({
    CallExpression({ callee, arguments: inputs }) {
      const call = inputs.at(-1);
      if (callee.type !== 'Identifier' || !DEFINING.has(callee.name) || call?.type !== 'ObjectExpression')
        return;
      const properties = call.properties.filter(property => !isServerOnly(property));
      const texts = properties.map(({ start, end }) => code.slice(start, end));
      output += `${code.slice(position, call.start)}{${texts.join(', ')}}`;
      position = call.end;
    },
  }).visit(parseAst(code));
  return output + code.slice(position);
}

const isServerOnly = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && SERVER_ONLY.has(property.key.name);
