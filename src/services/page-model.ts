import { isRecord, recordOf } from '../rules/read-record'
import { emit } from './events'
import type { Page } from './page'
import { CallError, callJson } from './rest'

/** A part of a page as the CMS has it (D.6). */
export interface PageNode {
  type: string
  id: string
  props: Record<string, unknown>
  children: PageNode[]
}

/** Deeper trees are nobody's page. */
const DEEPEST = 20

/**
 * The parts of a page where no server rendered its placeholders (C.11); what is of no known type is
 * left out with all that is in it. One more try after a failure; then it is logged, the page says so
 * (code `page-model`), and there are none. Never rejects.
 */
export async function loadPageModel(
  page: Page,
  isKnown: (type: string) => boolean,
): Promise<PageNode[]> {
  try {
    const answer = recordOf(await askTwice(page))
    if (!isRecord(answer.data)) throw new CallError('parse', 'The answer has no data.')
    return nodesOf(answer.data.children, isKnown, 0)
  } catch (cause) {
    page.log('error', `Page Model call failed|${String(cause)}`)
    const requestId = cause instanceof CallError ? cause.requestId : ''
    emit('page-error', { code: 'page-model', component: 'page-model', requestId })
    return []
  }
}

async function askTwice(page: Page): Promise<unknown> {
  const { config, locale } = page.context
  const body = {
    requestType: 'page',
    seoUrl: page.location().pathname,
    localeKey: locale,
    sessionToken: '',
    experienceSegment: 'default',
    applicationName: config.gql.clientName,
    selectors: [],
  }
  const ask = () => callJson(page, config.rest.pageModel, { body })
  return ask().catch(ask)
}

function nodesOf(children: unknown, isKnown: (type: string) => boolean, depth: number): PageNode[] {
  if (!Array.isArray(children) || depth > DEEPEST) return []
  return children.flatMap((child): PageNode[] => {
    const { type, id, props, children: inner } = recordOf(child)
    if (typeof type !== 'string' || typeof id !== 'string' || !isKnown(type)) return []
    return [{ type, id, props: recordOf(props), children: nodesOf(inner, isKnown, depth + 1) }]
  })
}

/** Their placeholders, for the loader to find: put into the page they come to life (design §2). */
export function placeholdersOf(nodes: readonly PageNode[]): DocumentFragment {
  const fragment = document.createDocumentFragment()
  for (const { type, id, props, children } of nodes) {
    const element = document.createElement('foyer-widget')
    element.id = id
    element.setAttribute('type', type)
    const json = document.createElement('script')
    json.type = 'application/json'
    json.append(JSON.stringify(props))
    element.append(json, placeholdersOf(children))
    fragment.append(element)
  }
  return fragment
}
