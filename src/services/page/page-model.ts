import { SESSION_TOKEN } from '../../rules/codes/session-token'
import { isRecord, recordOf } from '../../rules/content/read-record'
import { pageModelCall } from '../../rules/site/page-calls'
import { emit } from '../events/events'
import { CallError, callJson } from '../transport/rest'
import type { Page } from './page'

/** A node of the CMS's page tree (D.6). */
interface PageNode {
  type: string
  id: string
  props: Record<string, unknown>
  children?: PageNode[]
}

/** Depth limit against malformed trees; real pages are less deep. */
const DEEPEST = 20

/**
 * Loads the components of one part of the page (`header`, `main`, `footer`) by the page's address, for
 * pages without server-rendered components (C.11). The call is retried once. After the second failure
 * the function logs the cause, emits `page-error` with the code `page-model` and returns null. Nodes
 * without an id or a valid component type are left out with their children. The loader skips unknown
 * types. Never rejects.
 */
export async function loadPageModel(page: Page, part: string): Promise<PageNode[] | null> {
  try {
    const answer = recordOf(await askTwice(page, part))
    if (!isRecord(answer.data)) throw new CallError('parse', 'The answer has no data.')
    return nodesOf(answer.data.children, 0)
  } catch (cause) {
    page.log('error', `Page Model call failed|${String(cause)}`)
    const requestId = cause instanceof CallError ? cause.requestId : ''
    emit('page-error', { code: 'page-model', component: 'page-model', requestId, canRetry: true })
    return null
  }
}

async function askTwice(page: Page, part: string): Promise<unknown> {
  const { site } = page
  const { locale } = page.context
  const body = {
    requestType: 'page',
    seoUrl: page.location().pathname,
    localeKey: locale,
    sessionToken: SESSION_TOKEN,
    experienceSegment: 'default',
    applicationName: site.gql.clientName,
    selectors: [part],
  }
  const ask = () => callJson(page, pageModelCall(site), { body })
  return ask().catch(ask)
}

/** `page-model` is refused because it would nest without end. Types with a slash belong to the CMS. */
function isComponent(type: unknown): type is string {
  return typeof type === 'string' && /^[a-z][a-z0-9-]*$/.test(type) && type !== 'page-model'
}

function nodesOf(children: unknown, depth: number): PageNode[] {
  if (!Array.isArray(children) || depth > DEEPEST) return []
  return children.flatMap((child): PageNode[] => {
    const { type, id, props, children: inner } = recordOf(child)
    if (!isComponent(type) || typeof id !== 'string') return []
    const nodes = nodesOf(inner, depth + 1)
    return [{ type, id, props: recordOf(props), ...(nodes.length > 0 && { children: nodes }) }]
  })
}
