import type { Version } from '../../api-types'
import { versionTitle, withOlder } from './version-words'

const version = (number: number, ...labels: string[]): Version => ({
  version: number,
  steps: labels.map((label, index) => ({ version: number - index, label, at: '' })),
  ...{ before: null, name: null, author: 'Anna', at: '', published: null },
  ...{ isCurrent: false, isPublic: false },
})

test('a version is called by its name, else by its latest steps', () => {
  expect(versionTitle({ ...version(1, 'Add Heading'), name: 'Spring' })).toBe('Spring')
  expect(versionTitle(version(1, 'Add Heading'))).toBe('Add Heading')
  expect(versionTitle(version(9, 'Move A', 'Move A', 'Add A', 'Add B', 'Add C'))).toBe(
    'Move A, Add A and 2 more',
  )
})

test('older versions come after those that are known, each of them once', () => {
  const known = [version(9, 'Nine'), version(3, 'Three')]
  const more = [version(7, 'Seven'), version(3, 'Three', 'Two')]
  expect(withOlder(known, more)).toEqual([known[0], ...more])
})
