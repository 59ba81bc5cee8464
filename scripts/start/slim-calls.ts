import { type ESTree, type Plugin, parseAst } from 'vite';

const SERVER_ONLY = new Set(['summary', 'section', 'query', 'output', 'errors']);

/** Removes the parts that only the server uses, a third of the contract's size. */
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
