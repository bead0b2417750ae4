import { isRecord, recordOf } from '../../rules/content/read-record'
import { emit } from '../events/events'
import { CallError, callJson } from '../transport/rest'
import type { Page } from './page'

/** A part of a page as the CMS has it (D.6). */
interface PageNode {
  type: string
  id: string
  props: Record<string, unknown>
  children?: PageNode[]
}

/** Deeper trees are nobody's page. */
const DEEPEST = 20

/**
 * The components in one part of the page (`header`, `main`, `footer`), by the page's address, where
 * no server rendered them (C.11). One more try after a failure; then it is logged, the page says so
 * (code `page-model`), and the answer is null. What is no component of ours is left out with all
 * that is in it; what is of no known type the loader passes over. Never rejects.
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
    sessionToken: '',
    experienceSegment: 'default',
    applicationName: site.gql.clientName,
    selectors: [part],
  }
  const ask = () => callJson(page, site.rest.pageModel, { body })
  return ask().catch(ask)
}

/** The page within itself would have no end; types with a slash are the CMS's own. */
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
