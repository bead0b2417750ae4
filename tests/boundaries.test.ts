import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** A rule of `.dependency-cruiser.mjs`, a file that breaks it, and the offending line. */
type Case = [rule: string, file: string, line: string]

const cases: Case[] = [
  ['loader imports nothing outside of loader', 'src/loader/static.ts', "import '../rules/law'"],
  [
    'loader imports nothing outside of loader',
    'src/loader/reach.ts',
    "void import('../services/clock')",
  ],
  ['nobody imports the loader', 'src/mapping/back.ts', "import '../loader/placeholder'"],
  [
    'only the widget map knows the widgets',
    'src/server/shortcut.ts',
    "void import('../components/tea-bar/tea-bar.widget')",
  ],
  [
    'the widget map knows of a widget only <name>.widget.ts',
    'src/mapping/widget-map.ts',
    "void import('../components/tea-bar/tea-bar.model')",
  ],
  [
    'the widget map reaches a widget by import()',
    'src/mapping/widget-map.ts',
    "import '../components/tea-bar/tea-bar.widget'",
  ],
  [
    'widgets are strangers to one another',
    'src/components/ice-bar/ice-bar.model.ts',
    "import type { TeaBarModel } from '../tea-bar/tea-bar.model'",
  ],
  [
    'a widget knows of mapping only define-widget and late-part',
    'src/components/tea-bar/tea-mapping.model.ts',
    "import '../../mapping/fields'",
  ],
  [
    '<name>.widget.ts imports only its own folder, operations, define-widget and late-part',
    'src/components/soup-bar/soup-bar.widget.ts',
    "import '../../rules/law'",
  ],
  [
    'a schema imports only zod, schemas and labels of ui, features and its own, and rules',
    'src/components/tea-bar/tea-bar.schema.ts',
    "import '../../ui/icon.view'",
  ],
  [
    'only schemas, their reader and the server know zod',
    'src/services/form.ts',
    "import { z } from 'zod'",
  ],
  [
    'a view imports only react, views and styles of its own and of features, and ui',
    'src/components/tea-bar/tea-row.view.tsx',
    "import { useTeaBar } from './tea-bar.model'",
  ],
  [
    'a view takes types only of its own folder, features and ui',
    'src/components/tea-bar/tea-cell.view.tsx',
    "import type { Clock } from '../../services/clock'",
  ],
  [
    'effects enter a widget only through its model',
    'src/components/tea-bar/tea-clock.ts',
    "import '../../services/clock'",
  ],
  [
    'a view or a part comes later only by <name>.widget.ts and <name>.parts.ts',
    'src/components/tea-bar/tea-late.ts',
    "void import('./tea-row.view')",
  ],
  [
    '<name>.parts.ts imports only late-part and, by import(), parts of its own folder',
    'src/components/tea-bar/tea-bar.parts.ts',
    "import './tea-bar.schema'",
  ],
  [
    'a part is never in the script of what it is a part of',
    'src/components/tea-bar/tea-early.ts',
    "import './tea-cup.part'",
  ],
  [
    'a model shows nothing: no view, no styles',
    'src/components/tea-bar/tea-shown.model.ts',
    "import './tea-bar.styles'",
  ],
  [
    'styles import only linaria and ui/tokens',
    'src/components/tea-bar/tea-row.styles.ts',
    "import '../../rules/law'",
  ],
  [
    'fixtures import only the fixtures of the site, pure functions of their folder, and types',
    'src/components/tea-bar/tea-bar.fixtures.ts',
    "import './tea-bar.schema'",
  ],
  [
    'hooks import only react, hooks, services, rules and types of ui',
    'src/hooks/use-map.ts',
    "import '../mapping/fields'",
  ],
  ['hooks take only types of ui', 'src/hooks/use-icon.ts', "import '../ui/icon.view'"],
  [
    'a view of a feature imports only react, views and styles of features, ui and rules',
    'src/features/cup/cup.view.tsx',
    "import '../../services/clock'",
  ],
  [
    'a feature imports only features, hooks, ui, services and rules',
    'src/features/cup/use-island.ts',
    "import '../../mapping/island'",
  ],
  [
    'cup imports only the features that its README names',
    'src/features/cup/handle.service.ts',
    "import '../saucer/saucer.service'",
  ],
  [
    'saucer imports only the features that its README names',
    'src/features/saucer/rim.rules.ts',
    "import '../cup/cup.rules'",
  ],
  [
    'of a feature only views and models know React and the hooks',
    'src/features/cup/cup.store.ts',
    "import '../../hooks/use-clock'",
  ],
  [
    'the rules of a feature import only rules',
    'src/features/cup/size.rules.ts',
    "import '../../services/clock'",
  ],
  [
    'only widgets and features know a feature',
    'src/mapping/subject.ts',
    "void import('../features/cup/cup.rules')",
  ],
  [
    'effects enter a widget only through its model',
    'src/components/tea-bar/tea-cup.ts',
    "import '../../features/cup/use-cup'",
  ],
  ['services know only services and rules', 'src/services/icon.ts', "import '../ui/icon.view'"],
  [
    'tray imports only the features that its README names',
    'src/features/tray/rim.service.ts',
    "import '../saucer/saucer.service'",
  ],
  ['services know no React', 'src/services/react.ts', "import { useState } from 'react'"],
  ['services know no React', 'src/services/jotai.ts', "import { useAtom } from 'jotai'"],
  [
    'services know no React',
    'src/services/apollo.ts',
    "import { useQuery } from '@apollo/client/react'",
  ],
  ['rules know only rules', 'src/rules/clock.ts', "import { setTimeout } from 'node:timers'"],
  [
    'ui knows no content type and nothing that shows one',
    'src/ui/hook.ts',
    "import type { Clock } from '../hooks/use-clock'",
  ],
  [
    'ui takes only types of services, and the sanitiser',
    'src/ui/clock.ts',
    "import '../services/clock'",
  ],
  [
    'only mapping’s islands and the server know react-dom’s renderers',
    'src/ui/root.ts',
    "import { createRoot } from 'react-dom/client'",
  ],
  [
    'nobody in src knows the server but entries of the package',
    'src/mapping/serve.ts',
    "void import('../server/render')",
  ],
  [
    'nobody in src imports an entry of the package',
    'src/mapping/kit.ts',
    "void import('../package/kit')",
  ],
  [
    'only the server knows author mode: how fields are called and texts are marked',
    'src/mapping/edit.ts',
    "void import('../author/start')",
  ],
  [
    'the server takes of author mode only marks and fields',
    'src/server/edit.ts',
    "import '../author/start'",
  ],
  [
    'nobody imports fixtures, stories or the sandbox but those and tests',
    'src/server/sample.ts',
    "import '../../fixtures/pages'",
  ],
  ['no cycles', 'src/rules/egg.ts', "import './hen'"],
  ['every import finds its module', 'src/server/lost.ts', "import './nowhere'"],
]

/** Files that the cases import, and valid files that must not be reported. */
const neighbours: Record<string, string> = {
  'src/package/kit.ts': '',
  'node_modules/zod/index.js': '',
  'node_modules/react/index.js': '',
  'node_modules/jotai/index.js': '',
  'node_modules/jotai/vanilla.js': '',
  'node_modules/react-dom/client.js': '',
  'node_modules/@apollo/client/react/index.js': '',
  'fixtures/pages.ts': "import '../src/rules/law'",
  'src/author/start.ts': "import { z } from 'zod'",
  'src/components/tea-bar/tea-bar.model.ts': [
    "import { useState } from 'react'",
    "import { useClock } from '../../hooks/use-clock'",
    "import type { TeaBarProps } from './tea-bar.schema'",
  ].join('\n'),
  'src/components/tea-bar/tea-bar.parts.ts': [
    "import { latePart } from '../../mapping/late-part'",
    "void import('./tea-cup.part')",
  ].join('\n'),
  'src/components/tea-bar/tea-cup.part.ts': "import './tea-bar.view'",
  'src/components/tea-bar/tea-bar.styles.ts': "import { color } from '../../ui/tokens'",
  'src/components/tea-bar/tea-bar.view.tsx': [
    "import { Icon } from '../../ui/icon.view'",
    "import type { TeaBarModel } from './tea-bar.model'",
    "import { row } from './tea-bar.styles'",
  ].join('\n'),
  'src/components/tea-bar/tea-bar.widget.ts': [
    "import { defineWidget } from '../../mapping/define-widget'",
    "import { lateView } from '../../mapping/late-part'",
    "import { leavesQuery } from '../../services/tea.operations'",
    "import './tea-bar.parts'",
    "void import('./tea-bar.view')",
    "import { useTeaBar } from './tea-bar.model'",
    "import { TeaBar } from './tea-bar.view'",
  ].join('\n'),
  'src/components/tea-bar/tea-bar.test.tsx': [
    "import { offlinePage } from '../../../fixtures/pages'",
    "import { show } from '../../mapping/island'",
  ].join('\n'),
  // The README of a feature names the features that it may import.
  'src/features/tray/README.md': '# tray\n\nUses: `cup`\n',
  'src/features/tray/use-tray.ts': [
    "import { useState } from 'react'",
    "import '../../hooks/use-clock'",
    "import '../cup/use-cup'",
  ].join('\n'),
  'src/features/cup/cup.rules.ts': "import '../../rules/law'",
  'src/features/cup/use-cup.ts': '',
  'src/features/saucer/saucer.service.ts': "import '../../services/clock'",
  'src/hooks/use-clock.ts': [
    "import type { Atom } from 'jotai/vanilla'",
    "import { clock } from '../services/clock'",
    "import type { IconName } from '../ui/icon.view'",
  ].join('\n'),
  'src/loader/placeholder.ts': '',
  'src/mapping/define-widget.ts': "import type { z } from 'zod'",
  'src/mapping/fields.ts': '',
  'src/mapping/late-part.tsx': '',
  'src/mapping/island.tsx': "import { createRoot } from 'react-dom/client'",
  'src/rules/hen.ts': "import './egg'",
  'src/rules/law.ts': '',
  'src/server/render.ts': "import { z } from 'zod'",
  'src/services/clock.ts': "import { atom } from 'jotai/vanilla'\nimport '../rules/law'",
  'src/services/tea.operations.ts': '',
  'src/ui/icon.view.tsx': "import type { Clock } from '../services/clock'",
  'src/ui/tokens.ts': '',
}

interface Violation {
  from: string
  rule: { name: string }
}

/** The violations that dependency-cruiser finds in a folder, with the rules of this repository. */
function cruise(folder: string, paths: string[]): { violations: Violation[]; rules: string[] } {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const words = ['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json']
  const { stdout, stderr } = spawnSync('node', [program, ...paths, ...words], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (!stdout) throw new Error(`dependency-cruiser said nothing: ${stderr}`)
  const { summary } = JSON.parse(stdout)
  return {
    violations: summary.violations,
    rules: summary.ruleSetUsed.forbidden.map((rule: { name: string }) => rule.name),
  }
}

describe('a tree that breaks every rule', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-boundaries-'))
  let found: ReturnType<typeof cruise>

  beforeAll(() => {
    const files = new Map(Object.entries(neighbours))
    for (const [, file, line] of cases) {
      const written = files.get(file)
      files.set(file, written === undefined ? line : `${written}\n${line}`)
    }
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), file.endsWith('.md') ? text : `${text}\nexport {}\n`)
    }
    found = cruise(folder, ['src', 'fixtures'])
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(cases)('“%s” stops %s', (rule, file) => {
    const stopping = found.violations.filter(({ from }) => from === file)
    expect(stopping.map((violation) => violation.rule.name)).toContain(rule)
  })

  it('has no other violation', () => {
    const facts = (pairs: [rule: string, file: string][]) =>
      [...new Set(pairs.map(([rule, file]) => `${file}: ${rule}`))].sort()
    expect(facts(found.violations.map(({ rule, from }) => [rule.name, from]))).toEqual(
      facts(cases.map(([rule, file]) => [rule, file])),
    )
  })

  it('has a case for each rule', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual([...found.rules].sort())
  })
})
