import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * Who may import whom; the name of a rule is the rule. `tests/boundaries.test.ts` sees each of them
 * fire, and fails for a rule without a case.
 */
const TEST = '\\.test\\.tsx?$'
const STORY = '\\.stories\\.tsx$'
const FIXTURES = '\\.(fixtures|samples)\\.tsx?$'
const WIDGET = '^src/components/([^/]+)/\\1\\.widget\\.ts$'
const SCHEMA = '^src/(components|features)/.+\\.schema\\.ts$'
const MODEL = '^src/components/.+\\.model\\.tsx?$'
const VIEW = '^src/components/.+\\.view\\.tsx$'
/** Texts that ask nothing by themselves; a widget's `preload` names them. */
const OPERATIONS = '\\.operations\\.ts$'
const STYLES = '\\.styles\\.ts$'
/** With what a widget names what of it comes later, and where. */
const LATE_PART = '^src/mapping/late-part\\.tsx$'
const PARTS = '^src/components/([^/]+)/[^/]+\\.parts\\.ts$'
/** What of a feature a schema may take: other schema parts, their texts, and law. */
const FEATURE_SCHEMA = '^src/features/.+\\.(schema|labels|translations|rules)\\.ts$'
/** What of a feature is shown, and what of it knows React. */
const FEATURE_VIEW = '^src/features/.+\\.view\\.tsx$'
const FEATURE_LOOK = '^src/features/.+\\.(view\\.tsx|styles\\.ts)$'
const FEATURE_MODEL = '^src/features/.+/(use-[^/]+|[^/]+\\.model)\\.tsx?$'
/** A feature's calls and stores; not its rules, schema parts, texts and looks. */
const FEATURE_EFFECTS = '^src/features/.+/(use-[^/]+|[^/]+\\.(model|service|store))\\.tsx?$'
/** The folder that the importing file stands in, where its rule has captured the widget's name. */
const OWN = '^src/components/$1/'
const npm = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})(/|$)`

export default {
  forbidden: [
    forbid('loader imports nothing outside of loader', {
      from: { path: '^src/loader/', pathNot: TEST },
      to: { pathNot: '^src/loader/' },
    }),
    forbid('nobody imports the loader', {
      from: { path: '^src/', pathNot: ['^src/loader/', TEST] },
      to: { path: '^src/loader/' },
    }),
    forbid('only the widget map knows the widgets', {
      from: {
        path: '^src/',
        pathNot: ['^src/components/', '^src/(mapping/widget|author/sample)-map\\.ts$', TEST],
      },
      to: { path: '^src/components/' },
    }),
    forbid('the widget map knows of a widget only <name>.widget.ts', {
      from: { path: '^src/mapping/widget-map\\.ts$' },
      to: { path: '^src/components/', pathNot: WIDGET },
    }),
    forbid('the widget map reaches a widget by import()', {
      from: { path: '^src/mapping/widget-map\\.ts$' },
      to: { path: WIDGET, dynamic: false },
    }),
    forbid('widgets are strangers to one another', {
      from: { path: '^src/components/([^/]+)/' },
      to: { path: '^src/components/', pathNot: OWN },
    }),
    forbid('a widget knows of mapping only define-widget and late-part', {
      from: { path: '^src/components/', pathNot: [TEST, STORY] },
      to: { path: '^src/mapping/', pathNot: ['^src/mapping/define-widget\\.ts$', LATE_PART] },
    }),
    forbid(
      '<name>.widget.ts imports only its own folder, operations, define-widget and late-part',
      {
        from: { path: '^src/components/([^/]+)/[^/]+\\.widget\\.ts$' },
        to: {
          pathNot: [OWN, OPERATIONS, LATE_PART, '^src/mapping/define-widget\\.ts$'],
          dependencyTypesNot: ['type-only'],
        },
      },
    ),
    forbid('a schema imports only zod, schemas and labels of ui, features and its own, and rules', {
      from: { path: SCHEMA },
      to: {
        pathNot: [
          npm('zod'),
          '^src/ui/(labels/|.+\\.schema\\.ts$)',
          FEATURE_SCHEMA,
          '^src/rules/',
          '^src/components/.+\\.labels\\.ts$',
        ],
      },
    }),
    forbid('only schemas, their reader and the server know zod', {
      from: {
        path: '^src/',
        pathNot: [
          '\\.schema\\.ts$',
          '^src/mapping/schema-fields\\.ts$',
          '^src/(server|author)/',
          '^src/package/zod\\.ts$',
          TEST,
        ],
      },
      to: { path: npm('zod'), dependencyTypesNot: ['type-only'] },
    }),
    forbid('a view imports only react, views and styles of its own and of features, and ui', {
      from: { path: '^src/components/([^/]+)/.+\\.view\\.tsx$' },
      to: {
        pathNot: [npm('react'), `${OWN}.+\\.(view\\.tsx|styles\\.ts)$`, FEATURE_LOOK, '^src/ui/'],
        dependencyTypesNot: ['type-only'],
      },
    }),
    forbid('a view of a feature imports only react, views and styles of features, ui and rules', {
      from: { path: FEATURE_VIEW },
      to: {
        pathNot: [npm('react'), FEATURE_LOOK, '^src/features/.+\\.rules\\.ts$', '^src/(ui|rules)/'],
        dependencyTypesNot: ['type-only'],
      },
    }),
    forbid('a view takes types only of its own folder, features and ui', {
      from: { path: '^src/(?:components|features)/([^/]+)/.+\\.view\\.tsx$' },
      to: {
        pathNot: [npm('react'), '^src/components/$1/', '^src/features/', '^src/ui/'],
        dependencyTypes: ['type-only'],
      },
    }),
    forbid('effects enter a widget only through its model', {
      from: { path: '^src/components/', pathNot: [MODEL, TEST, STORY, VIEW, SCHEMA] },
      to: {
        path: [
          FEATURE_EFFECTS,
          '^src/(hooks|services)/',
          npm('@apollo/client', 'graphql', 'jotai', 'react-hook-form'),
        ],
        pathNot: OPERATIONS,
        dependencyTypesNot: ['type-only'],
      },
    }),
    forbid('a view or a part comes later only by <name>.widget.ts and <name>.parts.ts', {
      from: { path: '^src/', pathNot: [WIDGET, PARTS, TEST] },
      to: { path: '\\.(view|part)\\.tsx?$', dynamic: true },
    }),
    forbid('<name>.parts.ts imports only late-part and, by import(), parts of its own folder', {
      from: { path: '^src/components/([^/]+)/[^/]+\\.parts\\.ts$' },
      to: {
        pathNot: [LATE_PART, `${OWN}.+\\.part\\.tsx?$`],
        dependencyTypesNot: ['type-only'],
      },
    }),
    forbid('a part is never in the script of what it is a part of', {
      from: { path: '^src/', pathNot: TEST },
      to: { path: '\\.part\\.tsx?$', dynamic: false, dependencyTypesNot: ['type-only'] },
    }),
    forbid('a model shows nothing: no view, no styles', {
      from: { path: [MODEL, FEATURE_MODEL] },
      to: { path: ['\\.view\\.tsx$', STYLES], dependencyTypesNot: ['type-only'] },
    }),
    forbid('styles import only linaria and ui/tokens', {
      from: { path: `^src/.+${STYLES}` },
      to: { pathNot: [npm('@linaria/core'), '^src/ui/tokens\\.ts$'] },
    }),
    forbid(
      'fixtures import only the fixtures of the site, pure functions of their folder, and types',
      {
        from: { path: `^src/components/([^/]+)/.+${FIXTURES}` },
        to: {
          pathNot: ['^fixtures/', `${OWN}[^.]+(\\.samples)?\\.ts$`],
          dependencyTypesNot: ['type-only'],
        },
      },
    ),
    forbid('hooks import only react, hooks, services, rules and types of ui', {
      from: { path: '^src/hooks/', pathNot: TEST },
      to: {
        pathNot: [npm('react', 'jotai', 'react-hook-form'), '^src/(hooks|services|rules|ui)/'],
      },
    }),
    forbid('hooks take only types of ui', {
      from: { path: '^src/hooks/', pathNot: TEST },
      to: { path: '^src/ui/', dependencyTypesNot: ['type-only'] },
    }),
    forbid('a feature imports only features, hooks, ui, services and rules', {
      from: { path: '^src/features/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(features|hooks|ui|services|rules)/' },
    }),
    ...featureRules(),
    forbid('of a feature only views and models know React and the hooks', {
      from: { path: '^src/features/', pathNot: [TEST, FEATURE_VIEW, FEATURE_MODEL] },
      to: {
        path: [
          '^src/hooks/',
          npm('react', 'react-dom', 'react-hook-form', '@apollo/client/react'),
          '(^|/)node_modules/jotai/(esm/)?(index|react)\\.m?js$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    }),
    forbid('the rules of a feature import only rules', {
      from: { path: '^src/features/.+\\.rules\\.ts$' },
      to: {
        pathNot: ['^src/rules/', '^src/features/.+\\.rules\\.ts$'],
      },
    }),
    forbid('only widgets and features know a feature', {
      from: { path: '^src/(author|hooks|loader|mapping|server|services|ui)/', pathNot: TEST },
      to: { path: '^src/features/' },
    }),
    forbid('services know only services and rules', {
      from: { path: '^src/services/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(features|services|rules)/' },
    }),
    forbid('services know no React', {
      from: { path: '^src/services/', pathNot: TEST },
      to: {
        path: [
          npm('react', 'react-dom', 'react-hook-form', '@apollo/client/react'),
          '(^|/)node_modules/jotai/(esm/)?(index|react)\\.m?js$',
        ],
      },
    }),
    forbid('rules know only rules', {
      from: { path: '^src/rules/', pathNot: TEST },
      to: { pathNot: '^src/rules/' },
    }),
    forbid('ui knows no content type and nothing that shows one', {
      from: { path: '^src/ui/', pathNot: TEST },
      to: { path: '^src/(author|hooks|mapping|server)/' },
    }),
    forbid('ui takes only types of services, and the sanitiser', {
      from: { path: '^src/ui/', pathNot: TEST },
      to: {
        path: '^src/services/',
        pathNot: '^src/services/content/sanitise\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    }),
    forbid('only mapping’s islands and the server know react-dom’s renderers', {
      from: {
        path: '^src/',
        pathNot: ['^src/mapping/(island|listeners)\\.tsx?$', '^src/(server|author)/', TEST],
      },
      to: { path: '(^|/)node_modules/react-dom/(client|server|static)' },
    }),
    forbid('nobody in src knows the server but entries of the package', {
      from: { path: '^src/', pathNot: ['^src/(server|package)/', TEST] },
      to: { path: '^src/server/' },
    }),
    forbid('only the server knows author mode: how fields are called and texts are marked', {
      from: { path: '^src/', pathNot: ['^src/(author|server)/', TEST] },
      to: { path: '^src/author/' },
    }),
    forbid('the server takes of author mode only marks and fields', {
      from: { path: '^src/server/', pathNot: TEST },
      to: { path: '^src/author/', pathNot: '^src/author/(marks\\.ts$|fields/)' },
    }),
    forbid('nobody imports fixtures, stories or the sandbox but those and tests', {
      from: {
        path: '^(src|scripts|tooling)/',
        pathNot: [TEST, STORY, FIXTURES, '^src/author/sample-map\\.ts$'],
      },
      to: { path: ['^(fixtures|stories|sandbox|tests|bench)/', STORY, FIXTURES] },
    }),
    forbid('nobody in src imports an entry of the package', {
      from: { path: '^src/', pathNot: ['^src/package/', TEST] },
      to: { path: '^src/package/' },
    }),
    forbid('no cycles', { from: {}, to: { circular: true } }),
    forbid('every import finds its module', { from: {}, to: { couldNotResolve: true } }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}

/**
 * A feature imports the features that its README names after "Uses:", and no other one. A feature
 * without that line uses none.
 */
function featureRules() {
  const folder = 'src/features'
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const readme = `${folder}/${name}/README.md`
      const line = existsSync(readme) ? readFileSync(readme, 'utf8').match(/^Uses: (.*)$/m) : null
      const used = [...(line?.[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, used]) => used)
      const allowed = [name, ...used].join('|')
      return forbid(`${name} imports only the features that its README names`, {
        from: { path: `^src/features/${name}/`, pathNot: TEST },
        to: { path: '^src/features/', pathNot: `^src/features/(${allowed})/` },
      })
    })
}

function forbid(name, { from, to }) {
  return { name, severity: 'error', from, to }
}
