import { z } from 'zod'
import { LOCALES } from '../../seed/seed-types'
import type {
  AskedUnseen,
  Change,
  Changes,
  Duplicate,
  Key,
  Located,
  Move,
  NamedVersion,
  NewPage,
  NewPicture,
  NewShared,
  Publication,
  Restore,
  Step,
  Undelete,
} from '../api-types'

/** A malformed request; the message is for the author. */
export class InvalidRequest extends Error {
  override name = 'InvalidRequest'
}

const MOST_CHANGES = 200
/** Nesting limit: deeper than any author nests content. */
const DEEPEST = 60

const locale = z.enum(LOCALES)
const pageKey = z.strictObject({ path: z.string().max(200), locale })
const located = pageKey.extend({ id: z.uuid().optional() })
const step = located.extend({ revision: z.int().min(0) })
const props = z.record(z.string(), z.unknown())
const into = z.string().min(1).max(500)
const id = z.string().min(1).max(200)
const before = id.nullish()

const change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('patch'),
    id,
    name: z.string().min(1).max(500),
    value: z.unknown().optional(),
  }),
  z.strictObject({ kind: z.literal('replace'), id, props }),
  z.strictObject({
    kind: z.literal('add'),
    into,
    before,
    once: id.optional(),
    node: z.strictObject({ type: z.string().min(1).max(100), id: id.optional(), props }),
  }),
  z.strictObject({ kind: z.literal('move'), id, into, before }),
  z.strictObject({ kind: z.literal('remove'), id }),
  z.strictObject({ kind: z.literal('copy'), id, before, once: id.optional() }),
  z.strictObject({ kind: z.literal('swap'), id, type: z.string().min(1).max(100), props }),
  z.strictObject({
    kind: z.literal('settings'),
    title: z.string().max(200).optional(),
    description: z.string().max(1_000).optional(),
  }),
])

const schemas = {
  key: pageKey,
  located,
  unseen: located.extend({ component: id.optional() }),
  locale: z.object({ locale }),
  step,
  changes: step.extend({ changes: z.array(change).min(1).max(MOST_CHANGES) }),
  publication: step.extend({ name: z.string().max(80).optional() }),
  restore: step.extend({ to: z.int().min(0) }),
  versions: located.extend({ before: z.coerce.number().int().min(0).optional() }),
  version: located.extend({ version: z.coerce.number().int().min(0) }),
  namedVersion: located.extend({ version: z.int().min(0), name: z.string().max(80) }),
  duplicate: pageKey.extend({
    revision: z.int().min(0).optional(),
    to: z.strictObject({
      path: z.string().max(200),
      locale,
      title: z.string().trim().min(1).max(200),
    }),
  }),
  move: pageKey.extend({ to: z.string().max(200), redirects: z.boolean() }),
  undelete: pageKey.extend({ to: z.string().max(200).optional() }),
  newPicture: z.strictObject({
    name: z.string().max(200),
    data: z.base64(),
  }),
  newShared: z.strictObject({
    locale,
    title: z.string().trim().min(1).max(200),
    node: z.strictObject({ type: z.string().min(1).max(100), props }),
  }),
  newPage: pageKey.extend({
    title: z.string().trim().min(1).max(200),
    pageId: z.string().max(60),
    propertyId: z.string().max(20).optional(),
  }),
}

interface Requests {
  key: Key
  located: Located
  unseen: AskedUnseen
  locale: { locale: string }
  step: Step
  changes: Changes & { changes: Change[] }
  publication: Publication
  restore: Restore
  versions: Located & { before?: number }
  version: Located & { version: number }
  namedVersion: NamedVersion
  duplicate: Duplicate
  move: Move
  undelete: Undelete
  newPicture: NewPicture
  newShared: NewShared
  newPage: NewPage
}

/** The parsed request; throws `InvalidRequest`, which names the invalid place. */
export function readRequest<Kind extends keyof Requests>(
  kind: Kind,
  sent: unknown,
): Requests[Kind] {
  if (!isStorable(sent))
    throw new InvalidRequest('The text holds signs that cannot be kept, or is nested too deep.')
  const { data, error } = schemas[kind].safeParse(sent)
  if (error) {
    const [issue] = error.issues
    const where = issue?.path.join('/')
    throw new InvalidRequest(`${where ? `${where}: ` : ''}${issue?.message ?? 'not understood'}`)
  }
  return data as Requests[Kind]
}

/** Whether a database can store the value unchanged: no NUL, no lone surrogate, limited depth. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !/\0|\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth > DEEPEST) return false
  return Object.entries(value).every(
    ([name, member]) => isStorable(name) && isStorable(member, depth + 1),
  )
}
