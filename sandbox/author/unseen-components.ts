import type { FastifyRequest } from 'fastify'
import {
  isPlaceholderSeen,
  type NeededField,
  neededOf,
  remediesFor,
  TO_EVERYBODY,
  unreadFields,
} from '../../src/author/fields/unseen'
import { readProps, withOwn } from '../../src/mapping/read-props'
import { fieldsOf } from '../../src/mapping/schema-fields'
import type { UnseenComponent } from './api-types'
import { type CanvasOptions, printedForVisitors } from './canvas'
import type { Components } from './editing/components'
import { readPage } from './editing/edit-page'
import { type Component, placesOf } from './editing/find-components'
import { readRequest } from './editing/read-requests'
import { authorOf } from './sign-in/signed-in'

interface UnseenOptions extends CanvasOptions {
  components: Components
}

/** The components of a draft of which the server prints nothing for visitors, and what they need. */
export async function unseenOf(
  options: UnseenOptions,
  request: FastifyRequest,
): Promise<UnseenComponent[]> {
  const { component, ...asked } = readRequest('unseen', { ...(request.query as object) })
  const page = await readPage(options.database, asked, authorOf(request))
  const print = printedForVisitors(options, request, page)
  const nodes = placesOf(page.model, options.components.listsOf)
    .map(({ node }) => node)
    .filter(({ id }) => component === undefined || id === component)
  const found = await Promise.all(
    nodes.map(async (node) => {
      const fields = await neededBy(options.components, node, print)
      return fields && { id: node.id, type: node.type, fields }
    }),
  )
  return found.filter((unseen) => unseen !== null)
}

async function neededBy(
  { schemaOf, upgrade }: Components,
  { type, id, props: stored }: Component,
  print: (node: Component) => Promise<string>,
): Promise<NeededField[] | null> {
  const schema = schemaOf(type)
  if (!schema) return null
  const isPrinted = async (raw: unknown) => {
    const props = { ...(raw as object), ...TO_EVERYBODY }
    return isPlaceholderSeen(await print({ type, id, props } as Component))
  }
  const raw = upgrade<unknown>(type, stored)
  if (await isPrinted(raw)) return null
  try {
    readProps(fieldsOf(schema), type, withOwn(raw, id), () => {})
  } catch {
    return unreadFields(schema, raw)
  }
  const remedies = remediesFor(schema, raw)
  const isRemedy = await Promise.all(remedies.map((remedy) => isPrinted(remedy.raw)))
  const found = remedies.filter((_remedy, index) => isRemedy[index])
  return found.length > 0 ? neededOf(found) : null
}
