import { type ESTree, type Plugin, parseAst } from 'vite';

/** What a browser does of a call: it asks, as whom it takes itself for, and checks what a form sends. The rest is the server's. */
const SERVER_ONLY = new Set(['summary', 'section', 'query', 'output', 'errors']);

/**
 * Leaves out of the browser's calls what only the server does with them, and so the schemas that nothing else needs: a third
 * of what the contract weighs before the first touch.
 */
export const slimCalls = (): Plugin => ({
  name: 'slim-calls',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  transform(code, id) {
    if (!/\/src\/contract\/[a-z-]+\.ts$/.test(id) || !code.includes('defineCall(')) return null;
    return { code: withoutServerProperties(code), map: null };
  },
});

/** The code of a module of the contract, its calls without what only the server needs. */
export function withoutServerProperties(code: string): string {
  let output = '';
  let position = 0;
  for (const { start, end, properties } of declaredCalls(parseAst(code))) {
    const browserProperties = properties.filter(property => !isServerOnly(property));
    const texts = browserProperties.map(property => code.slice(property.start, property.end));
    output += `${code.slice(position, start)}{${texts.join(', ')}}`;
    position = end;
  }
  return output + code.slice(position);
}

const isServerOnly = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && SERVER_ONLY.has(property.key.name);

/** The objects that are given to `defineCall` at the top of a module. */
function declaredCalls(module: ESTree.Program): ESTree.ObjectExpression[] {
  return module.body.flatMap(statement => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
      const [call] = init.arguments;
      return init.callee.name === 'defineCall' && call?.type === 'ObjectExpression' ? [call] : [];
    });
  });
}
