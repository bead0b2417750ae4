/**
 * Runs the package's templates by Adobe's HTL engine, in a process of its own. Arguments: the folder of
 * the engine's node_modules, the file of the cases, and the file for what is printed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { resourceOf, runScript } from './aem-scripts.mjs'

const [engine = '', from = '', to = ''] = process.argv.slice(2)
const requireEngine = createRequire(join(engine, 'engine.cjs'))
const { Compiler, Runtime } = requireEngine('@adobe/htlengine')
const { files, cases } = JSON.parse(readFileSync(from, 'utf8'))
const textOf = (path) => files[path] ?? ''
const GLOBALS = ['resource', 'wcmmode', 'component', 'request', 'currentPage', 'log']

/** The Use-API: a script of the repository as the engine's class. */
const requireScript = (name) => {
  const path = name.slice(name.indexOf('/apps/'))
  if (!(path in files)) return requireEngine(name)
  return class {
    use(globals) {
      const own = Object.fromEntries(GLOBALS.map((global) => [global, globals[global]]))
      return runScript(path, textOf, own)
    }
  }
}

async function compiled(path) {
  const compiler = new Compiler()
    .withRuntimeVar(GLOBALS)
    .withScriptResolver(async (_folder, name) => name)
  return compiler.compileToFunction(textOf(path), '/', requireScript)
}

const templates = new Map()
async function printed({ template, node, path, mode, placeholders = {} }) {
  if (!templates.has(template)) templates.set(template, await compiled(template))
  const resource = resourceOf(withMaps(node), path)
  const attributes = new Map(Object.entries(placeholders))
  const runtime = new Runtime().setGlobal({
    resource,
    component: { title: 'A component' },
    wcmmode: { edit: mode === 'edit', isEdit: () => mode === 'edit', isPreview: () => false },
    request: {
      getAttribute: (name) => attributes.get(name) ?? null,
      setAttribute: (name, value) => attributes.set(name, value),
      getResourceResolver: () => ({ map: (_request, address) => address }),
      getRequestURI: () => '/page.html',
    },
    currentPage: {
      getPath: () => '/content/hotel',
      getContentResource: () => resource,
      getLanguage: () => ({ toLanguageTag: () => 'de-DE' }),
    },
    log: { warn() {} },
  })
  runtime.withResourceLoader((_runtime, name, options) => `[${name} as ${options.resourceType}]`)
  return String(await templates.get(template)(runtime))
}

function withMaps({ values, children }) {
  const nodes = Object.entries(children).map(([name, child]) => [name, withMaps(child)])
  return { values, children: new Map(nodes) }
}

const answers = []
for (const each of cases) answers.push(await printed(each))
writeFileSync(to, JSON.stringify(answers))
