import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

/** Functions that define a call, with the properties that they add. */
const DEFINING: Record<string, string> = {
  defineCall: "access: 'member', repeat: 'natural'",
  defineStaffCall: "repeat: 'natural'",
};
const SERVER_ONLY = new Set(['summary', 'section', 'query', 'output', 'errors']);
/** With this query, a contract file has its schemas. */
const WHOLE = '?whole';
const contractFile = /\/src\/contract\/[a-z-]+\.ts$/;

const SCHEMAS = /['"]zod\/mini['"]/;

/** A bundler drops what this function makes if nothing uses it. */
const MAKING = '\0make-if-used';
const makeIfUsed = '/* @__NO_SIDE_EFFECTS__ */ export function makeIfUsed(make) { return make(); }';

/**
 * Removes what only the server uses, because a bundler drops no properties, and lets browsers load the schema of a body
 * when a form needs it (decision 0184).
 */
export const slimCalls = (): Plugin => ({
  name: 'slim-calls',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    // Before the file is found by its name alone.
    order: 'pre',
    async handler(source, importer, options) {
      if (source === MAKING) return source;
      if (!importer?.endsWith(WHOLE) || source.endsWith(WHOLE)) return null;
      const found = await this.resolve(source, importer.slice(0, -WHOLE.length), options);
      const isWhole = found && contractFile.test(found.id) && SCHEMAS.test(await readFile(found.id, 'utf8'));
      return isWhole ? { ...found, id: found.id + WHOLE } : found;
    },
  },
  load: { filter: { id: new RegExp(`^${MAKING}$`) }, handler: () => makeIfUsed },
  transform: {
    filter: { id: /\/src\/contract\/[a-z-]+\.ts(\?whole)?$/, code: /['"]zod\/mini['"]|define(Staff)?Call\(/ },
    handler: (code, id) => ({
      code: withoutUnusedSchemas(withoutServerProperties(code, id), id),
      map: null,
      moduleSideEffects: false,
    }),
  },
});

/**
 * Takes exported schemas from the whole file, so that only pages that use one load it. All others are made only if
 * something uses them.
 */
export function withoutUnusedSchemas(code: string, id: string): string {
  let output = `import { makeIfUsed } from ${JSON.stringify(MAKING)};\n`;
  let position = 0;
  const moved: string[] = [];
  for (const statement of parseAst(code).body) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const [{ id: name, init } = {}] = declaration.declarations;
    if (!name || !init || !makesSchema(init)) continue;
    if (isExported && name.type === 'Identifier' && !id.endsWith(WHOLE)) {
      moved.push(name.name);
      output += code.slice(position, statement.start);
      position = statement.end;
    } else {
      output += `${code.slice(position, init.start)}makeIfUsed(() => (${code.slice(init.start, init.end)}))`;
      position = init.end;
    }
  }
  output += code.slice(position);
  if (moved.length === 0) return output;
  return `${output}\nimport { ${moved.join(', ')} } from ${wholeFile(id)};\nexport { ${moved.join(', ')} };\n`;
}

/** Such as `z.string()`, `name.check(...)`, `text(50)` and `{ name: z.string() }`. */
function makesSchema(value: ESTree.Expression | ESTree.Super): boolean {
  if (value.type === 'ObjectExpression')
    return value.properties.some(property => property.type === 'Property' && makesSchema(property.value));
  if (value.type !== 'CallExpression') return false;
  const { callee } = value;
  if (callee.type === 'Identifier') return true;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return callee.property.name === 'check' || rootOf(callee) === 'z' || makesSchema(callee.object);
}

const rootOf = (node: ESTree.Expression | ESTree.Super): string =>
  node.type === 'MemberExpression' ? rootOf(node.object) : node.type === 'Identifier' ? node.name : '';

/** @param id the address of the contract file, from which the schemas of bodies are loaded */
export function withoutServerProperties(code: string, id: string): string {
  let output = '';
  let position = 0;
  const names = exportedNames(code);
  new Visitor({
    CallExpression(definition) {
      const { callee, start, end } = definition;
      const defaults = callee.type === 'Identifier' ? DEFINING[callee.name] : undefined;
      const [method, path, call] = definition.arguments;
      if (defaults === undefined || !method || !path || call?.type !== 'ObjectExpression') return;
      const name = names.get(start);
      const properties = call.properties.flatMap(property => {
        const text = code.slice(property.start, property.end);
        const key =
          property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';
        if (SERVER_ONLY.has(key)) return [];
        return key === 'body' && name !== undefined && !id.endsWith(WHOLE) ? [loadingBody(name, id)] : [text];
      });
      const access =
        callee.type === 'Identifier' && callee.name === 'defineStaffCall' ? ["access: 'staff'"] : [];
      const fixed = [
        `method: ${code.slice(method.start, method.end)}`,
        `path: ${code.slice(path.start, path.end)}`,
      ];
      output += `${code.slice(position, start)}({ ${[...fixed, defaults, ...properties, ...access].join(', ')} })`;
      position = end;
    },
  }).visit(parseAst(code));
  return output + code.slice(position);
}

const wholeFile = (id: string): string => JSON.stringify(`./${path.basename(id)}${WHOLE}`);

const loadingBody = (name: string, id: string): string =>
  `loadBody: () => import(${wholeFile(id)}).then(({ ${name}: { body } }) => body)`;

/** Names of exported constants, by the position of their value. */
function exportedNames(code: string): Map<number, string> {
  const names = new Map<number, string>();
  const add = ({ declaration }: ESTree.ExportNamedDeclaration) => {
    if (declaration?.type !== 'VariableDeclaration') return;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) names.set(init.start, id.name);
  };
  new Visitor({ ExportNamedDeclaration: add }).visit(parseAst(code));
  return names;
}
