import type { Version } from '../../api-types'

/** Labels in the title of a version; the rest is counted. */
const MOST_LABELS = 2

/** The name of a version, or its latest steps: `Change Text of Heading, Add Heading and 1 more`. */
export function versionTitle({ name, steps }: Pick<Version, 'name' | 'steps'>): string {
  return name ?? stepsInWords(steps)
}

export function stepsInWords(steps: Version['steps']): string {
  const labels = [...new Set(steps.map(({ label }) => label))]
  const shown = labels.slice(0, MOST_LABELS).join(', ')
  return labels.length > MOST_LABELS ? `${shown} and ${labels.length - MOST_LABELS} more` : shown
}

/** The versions of two answers, the newest first; the second answer knows more of the same version. */
export function withOlder(known: readonly Version[], more: readonly Version[]): Version[] {
  const all = new Map([...known, ...more].map((version) => [version.version, version]))
  return [...all.values()].sort((one, other) => other.version - one.version)
}
