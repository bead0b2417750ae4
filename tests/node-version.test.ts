import { readFileSync } from 'node:fs'

interface Package {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  engines?: { node?: string }
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const own: Package = read('package.json')
const { packages }: { packages: Record<string, Package> } = read('package-lock.json')

type Version = [major: number, minor: number, patch: number]

const versionIn = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = (/[\d.]+/.exec(text)?.[0] ?? '').split('.').map(Number)
  return [major, minor, patch]
}
const isBefore = (one: Version, other: Version) => {
  const at = one.findIndex((part, index) => part !== other[index])
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** Whether a version of Node is in a range of `engines`: `^20.19.0 || >=22`, `20 || 22`. */
function isIn(node: Version, range: string): boolean {
  return range.split('||').some((part) => {
    const least = versionIn(part)
    const isOpen = /^\s*>=?/.test(part)
    return !isBefore(node, least) && (isOpen || node[0] === least[0])
  })
}

test.each([
  ['20.19.0', '^20.19.0 || >=22.12.0', true],
  ['20.11.0', '^20.19.0 || >=22.12.0', false],
  ['20.11.0', '>= 14', true],
  ['20.11.0', '18 || 20 || >=22', true],
  ['20.11.0', '>=22', false],
  ['21.0.0', '18 || 20 || >=22', false],
])('Node %s in %s: %s', (node, range, is) => {
  expect(isIn(versionIn(node), range)).toBe(is)
})

test('every package that package.json names runs on the oldest Node that it promises', () => {
  const promised = versionIn(own.engines?.node ?? '')
  const names = Object.keys({ ...own.dependencies, ...own.devDependencies })
  expect(names.length).toBeGreaterThan(50)
  const refusing = names.flatMap((name) => {
    const { node = '>=0' } = packages[`node_modules/${name}`]?.engines ?? {}
    return isIn(promised, node) ? [] : [`${name} needs Node ${node}`]
  })
  expect(refusing).toEqual([])
})
