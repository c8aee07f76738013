import { globSync, readFileSync } from 'node:fs'

import { parseSync, type ESTree } from 'vite'

/** An exported function that is given a text to read. */
export interface Reader {
  readonly path: string
  readonly name: string
  /** How many arguments it needs beside the text. */
  readonly others: number
}

/** Names of functions that make something of a text that somebody else wrote. Whoever is called so is tried, whatever else it needs. */
const READS =
  /^(?:read|parse|clean|find|understand|split|part|strip|without|tokens?|words?|sentences?|spoken|classify|hear|asks|names|plain|fold|normal|tidy|slug|tags|search|lines|paragraphs|captions?|times?|cues|html|markdown|text|testsCalled|shorter|loose|nameKey|material|section|range|value|unit|decimal|order|number|price|day|date|month|duration|seconds|list|questionTerms|medicines|terms)/i

/** Readers in modules of the server, whose other functions act on files and rows. */
const SERVER_READERS: ReadonlySet<string> = new Set([
  'app/features/health/labs/reading/read-submitted.server.ts#readText',
  'app/features/health/labs/reading/read-csv.server.ts#readCsv',
  'app/features/writing/asked-forms.server.ts#lexemesIn',
  'app/features/writing/markdown-nodes.server.ts#textOf',
  'app/features/writing/markdown-nodes.server.ts#plainParagraphs',
  'app/features/writing/markdown.server.ts#renderMarkdown',
  'app/platform/json.server.ts#storableJson',
])

/** Every exported function of a pure module to which a text is enough, every other whose name says that it reads one, and the readers of the server. */
export function readersOfText(): Reader[] {
  const paths = globSync('app/{features,platform,ui}/**/*.ts').map((path) => path.replaceAll('\\', '/'))
  return paths
    .filter((path) => !/\.test\.|\.factory\.|\.d\.ts$/.test(path))
    .toSorted()
    .flatMap((path) => {
      const source = readFileSync(path, 'utf8')
      return parseSync(path, source).program.body.flatMap((node) =>
        exportedFunctions(node).flatMap((each) => readerOf(path, each)),
      )
    })
}

interface ExportedFunction {
  readonly name: string
  readonly params: ReadonlyArray<ESTree.ParamPattern>
}

function exportedFunctions(node: ESTree.Directive | ESTree.Statement): ExportedFunction[] {
  if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return []
  const { declaration } = node
  if (declaration.type === 'FunctionDeclaration') return [{ name: declaration.id?.name ?? '', params: declaration.params }]
  if (declaration.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' ? [{ name: id.name, params: init.params }] : [],
  )
}

function readerOf(path: string, { name, params }: ExportedFunction): Reader[] {
  const [first, ...rest] = params
  if (!first || !isText(first) || isHook(name)) return []
  const others = rest.filter((param) => !isOptional(param)).length
  const isReader = path.includes('.server.') ? SERVER_READERS.has(`${path}#${name}`) : others === 0 || READS.test(name)
  return isReader ? [{ path, name, others }] : []
}

/** What React runs within a component alone. */
function isHook(name: string): boolean {
  return /^use[A-Z]/.test(name)
}

function isText(param: ESTree.ParamPattern): boolean {
  const named = param.type === 'AssignmentPattern' ? param.left : param
  return 'typeAnnotation' in named && named.typeAnnotation?.typeAnnotation.type === 'TSStringKeyword'
}

function isOptional(param: ESTree.ParamPattern): boolean {
  return param.type === 'AssignmentPattern' || param.type === 'RestElement' || ('optional' in param && Boolean(param.optional))
}
