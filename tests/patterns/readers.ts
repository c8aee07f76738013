import { globSync, readFileSync } from 'node:fs'

import { parseSync, type ESTree } from 'vite'

/** An exported function of a pure module that is given a text to read. */
export interface Reader {
  readonly path: string
  readonly name: string
  /** How many arguments it needs beside the text. */
  readonly others: number
}

/** Names of functions that make something of a text that somebody else wrote. */
const READS =
  /^(?:read|parse|clean|find|understand|split|part|strip|without|tokens?|words?|sentences?|spoken|classify|hear|asks|names|plain|fold|normal|tidy|slug|tags|search|lines|paragraphs|captions?|times?|cues|html|markdown|text|testsCalled|shorter|loose|nameKey|material|section|range|value|unit|decimal|order|number|price|day|date|month|duration|seconds|list|questionTerms|medicines|terms)/i

/** Every exported function of this kind whose first argument is a text, in the modules that know no server. */
export function readersOfText(): Reader[] {
  const paths = globSync('app/{features,platform,ui}/**/*.ts').map((path) => path.replaceAll('\\', '/'))
  return paths
    .filter((path) => !/\.test\.|\.factory\.|\.server\.|\.d\.ts$/.test(path))
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
  if (!READS.test(name) || !first || !isText(first)) return []
  return [{ path, name, others: rest.filter((param) => !isOptional(param)).length }]
}

function isText(param: ESTree.ParamPattern): boolean {
  const named = param.type === 'AssignmentPattern' ? param.left : param
  return 'typeAnnotation' in named && named.typeAnnotation?.typeAnnotation.type === 'TSStringKeyword'
}

function isOptional(param: ESTree.ParamPattern): boolean {
  return param.type === 'AssignmentPattern' || param.type === 'RestElement' || ('optional' in param && Boolean(param.optional))
}
