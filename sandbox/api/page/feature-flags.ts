import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { FLAG_NAMES, type FlagName } from '../../../src/rules/codes/flags'
import { flagPercentages } from '../../seed/flags'
import { readCookie } from '../session/cookies'

/** The cookie with this browser's own flag values: `name:on,name:off`. */
export const FLAGS_COOKIE = 'foyer-flags'

export type FlagChoices = Partial<Record<FlagName, boolean>>

export function flagChoicesOf(request: FastifyRequest): FlagChoices {
  const entries = (readCookie(request, FLAGS_COOKIE) ?? '').split(',').map((pair) => {
    const [name, value] = pair.split(':')
    return [name, value === 'on'] as const
  })
  const isKnown = ([name]: readonly [string | undefined, boolean]) =>
    FLAG_NAMES.includes(name as FlagName)
  return Object.fromEntries(entries.filter(isKnown))
}

export function flagChoicesText(choices: FlagChoices): string {
  const pairs = Object.entries(choices)
  return pairs.map(([name, isOn]) => `${name}:${isOn ? 'on' : 'off'}`).join()
}

/**
 * The initial flags in a page's markup: the chain's values, overridden by the browser's own if the
 * page is rendered for one browser. A flag for a share of visitors is off.
 */
export function flagsAtRender(choices: FlagChoices): FlagChoices {
  const isOn = (name: FlagName) => evaluateFlag(name, choices, null).value === true
  return Object.fromEntries(FLAG_NAMES.filter(isOn).map((name) => [name, true]))
}

interface Evaluation {
  key: string
  value?: boolean
  variant?: string
  reason?: 'STATIC' | 'SPLIT' | 'TARGETING_MATCH'
  errorCode?: 'TARGETING_KEY_MISSING'
}

/** One flag in OFREP's format: the browser's own value, else by the flag's share of visitors. */
export function evaluateFlag(
  key: FlagName,
  choices: FlagChoices,
  targetingKey: string | null,
  percentage = flagPercentages[key],
): Evaluation {
  const answer = (value: boolean, reason: Evaluation['reason']) =>
    ({ key, value, variant: value ? 'on' : 'off', reason }) as Evaluation
  const chosen = choices[key]
  if (chosen !== undefined) return answer(chosen, 'TARGETING_MATCH')
  if (percentage <= 0 || percentage >= 100) return answer(percentage >= 100, 'STATIC')
  if (!targetingKey) return { key, errorCode: 'TARGETING_KEY_MISSING' }
  return answer(bucketOf(key, targetingKey) < percentage, 'SPLIT')
}

/** Assigns a visitor to one of a hundred buckets, constant for each flag and independent between flags. */
function bucketOf(key: FlagName, targetingKey: string): number {
  return createHash('sha256').update(`${key} ${targetingKey}`).digest().readUInt32BE() % 100
}
