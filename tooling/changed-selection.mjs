/** The tests that `npm test -- --changed` runs: those that a change can reach. */
import { reach, usersOf, wayTo } from './import-graph.mjs'
import { belongingTo, LISTS, STORY, specsOf, UNIT, WIDGET } from './test-selection.mjs'

/** @typedef {import('./import-graph.mjs').Sources} Sources */
/**
 * @typedef {object} ChangedTests
 * @property {string | null} everything why all tests run, or null
 * @property {string[]} widgets types
 * @property {string[]} units test files
 * @property {string[]} narrowed test files of all widgets, of which those of `widgets` run
 * @property {string[]} afterBuild those of `units` and `narrowed` that read the site's build
 * @property {string[]} afterOperations those that read the persisted operations
 * @property {string[]} stories story files
 * @property {string[]} specs browser tests, as in `test-selection.mjs`
 * @property {boolean} isPackaged the tests of the package run
 * @property {Record<string, string>} reasons why each part is taken or left
 */

/** Files that concern all tests, or that no graph leads from. */
const FOR_ALL =
  /^(package(-lock)?\.json|\.npmrc|tsconfig\.json|rollup\.config\.mjs|scripts\/test\.mjs|tests\/setup\.ts|\.ci\/.*)$/
const UNITS_OF_ALL = 'jest.config.mjs'
const SPECS_OF_ALL = 'playwright.config.ts'
const STORIES_OF_ALL = /^(\.storybook\/|playwright\.stories\.config\.ts$)/

/**
 * The parts of a page that no widget's imports lead to: each browser test meets them. The editor and the
 * package have browser tests of their own.
 */
const ON_EVERY_PAGE =
  /^(src\/(loader|mapping|server|services|hooks)\/|sandbox\/(?!author\/)|themes\/)/
const OF_AUTHORS = /^(src\/author|sandbox\/author)\//
const PACKAGE_TEST = 'tests/package/package.test.ts'
const OF_THE_PACKAGE =
  /^(src\/package|bin|clients|examples|tooling\/(cli|export|upgrade-aem)|tests\/package|scripts\/(package|widget-files)\.mjs)/

/** Modules that the build may import. */
const TOOL = /^(tooling|scripts)\//

/** The test that reads every text for the codes of rules. */
const OF_ALL_TEXTS = 'tests/references.test.ts'

/** Tests that copy the sources as the place for a new widget: their result depends on no source. */
const COPIES = ['tests/new-widget.test.ts']

/** Only tests that name these files read them. */
const PROSE = /\.md$|^docs\//

/** The module through which a test gets all widgets. */
const WIDGETS = 'tests/widgets.ts'

/**
 * @param {string[]} changed
 * @param {Sources} sources
 * @returns {ChangedTests}
 */
export function selectChanged(changed, { files, read }) {
  // A file that is gone has users as well: those that still name it.
  const gone = changed.filter((file) => !files.includes(file))
  const { direct, scanning } = usersOf({
    files: [...files, ...gone],
    read: (file) => (gone.includes(file) ? '' : read(file)),
  })
  for (const users of scanning.values()) for (const copy of COPIES) users.delete(copy)
  // A module that imports the list of all widgets reaches a widget by its type.
  const isFollowed = (file) => !LISTS.test(file)
  const named = reach(changed, [direct], isFollowed)
  const reached = reach(changed, [direct, scanning], isFollowed)

  const isOfBuild = (file) => TOOL.test(file) && reach([file], [direct]).has('rollup.config.mjs')
  const forAll = changed.find((file) => FOR_ALL.test(file) || isOfBuild(file))
  const widgets = [
    ...new Set([...named.keys()].flatMap((file) => WIDGET.exec(file)?.[1] ?? [])),
  ].sort()
  const belongs = belongingTo(widgets, named)
  const listing = listingTests({ files, read, direct, widgets })
  const allUnits = files.filter((file) => UNIT.test(file))
  const isPackaged = changed.some((file) => OF_THE_PACKAGE.test(file))
  const always = [OF_ALL_TEXTS, ...(isPackaged ? [PACKAGE_TEST] : [])]
  const unitsReached = named.has(UNITS_OF_ALL)
    ? allUnits
    : allUnits.filter((file) => reached.has(file) || listing.has(file) || always.includes(file))
  const ofAllWidgets = reach([WIDGETS], [direct])
  const narrowed = unitsReached.filter(
    (file) => widgets.length > 0 && ofAllWidgets.has(file) && !named.has(file),
  )
  const units = unitsReached.filter((file) => !narrowed.includes(file))

  const stories = [...named.keys()].some(
    (file) => STORIES_OF_ALL.test(file) && changed.includes(file),
  )
    ? files.filter((file) => STORY.test(file))
    : files.filter((file) => STORY.test(file) && belongs(file)).sort()

  const onEveryPage = changed.find((file) => ON_EVERY_PAGE.test(file) && !UNIT.test(file))
  const specs = new Set()
  if (onEveryPage || named.has(SPECS_OF_ALL)) specs.add('tests/browser/')
  else {
    const near = [...named.keys()].filter((file) => !gone.includes(file))
    for (const spec of specsOf(widgets, near, { files, read })) specs.add(spec)
    if (changed.some((file) => OF_AUTHORS.test(file) && !UNIT.test(file)))
      specs.add('tests/browser/author/')
  }
  if (isPackaged && !specs.has('tests/browser/')) specs.add('tests/browser/package/')

  const ofBuild = reach(filesWith(/['"`/]dist\/(?!operations)/, { files, read }), [direct])
  const ofOperations = reach(filesWith(/['"`]dist\/operations/, { files, read }), [direct])
  const taken = [...units, ...narrowed]
  const prose = changed.every((file) => PROSE.test(file))
  return {
    everything: forAll ?? null,
    widgets,
    units,
    narrowed,
    afterBuild: taken.filter((file) => ofBuild.has(file)),
    afterOperations: taken.filter((file) => ofOperations.has(file)),
    stories: prose ? [] : stories,
    specs: prose ? [] : [...specs].sort(),
    isPackaged,
    reasons: {
      units: because(taken, allUnits.length, reached),
      'every widget':
        narrowed.length > 0 ? `of ${widgets.join(' ') || 'none'}` : 'no widget is reached',
      stories: because(stories, files.filter((file) => STORY.test(file)).length, named),
      browser: onEveryPage
        ? `all, because of ${onEveryPage}`
        : specs.size > 0
          ? `${specs.size} files or tests that name what is reached`
          : 'no browser test names what is reached',
      package: isPackaged
        ? 'a part of the package has changed'
        : 'no part of the package has changed',
    },
  }
}

function because(taken, all, reached) {
  if (taken.length === 0) return `none of ${all} files is reached`
  const example = taken.find((file) => reached.get(file)) ?? taken[0]
  return `${taken.length} of ${all} files, for example ${wayTo(example, reached)}`
}

/** Unit tests that get a widget from a list, by its type, or all of them. */
function listingTests({ files, read, direct, widgets }) {
  const lists = files.filter((file) => LISTS.test(file))
  const users = reach(lists, [direct])
  if (widgets.length === 0) return new Set()
  const named = new RegExp(`['"\`=](${widgets.join('|')})['"\`]`)
  const found = [...users.keys()].filter(
    (file) =>
      UNIT.test(file) &&
      !COPIES.includes(file) &&
      (lists.some((list) => direct.get(list)?.has(file)) || named.test(read(file))),
  )
  return new Set(found)
}

function filesWith(pattern, { files, read }) {
  return files.filter((file) => /\.(tsx?|mjs)$/.test(file) && pattern.test(read(file)))
}
