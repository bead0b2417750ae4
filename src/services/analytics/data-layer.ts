import { impersonal } from '../../rules/codes/layer-fields'
import { SESSION_TOKEN } from '../../rules/codes/session-token'
import { DATA_LAYER_TIMEOUT_MS } from '../../rules/codes/timers'
import { recordOf } from '../../rules/content/read-record'
import { dataLayerCall } from '../../rules/site/page-calls'
import type { Page } from '../page/page'
import { callJson } from '../transport/rest'
import { pushToLayer } from './analytics'

/** Answer of the data-layer call. */
export interface DataLayer {
  /** Variables of the page, without personal data. */
  dataProperties: Record<string, unknown>
  /** Offers for this visitor (W27). */
  mvpOfferList: unknown[]
}

const layers = new WeakMap<Page, Promise<DataLayer>>()

/**
 * The page's data layer, memoized, with a timeout of 22 s (C.10). A failure is logged and resolves
 * with empty values.
 */
export function getDataLayer(page: Page, variation = ''): Promise<DataLayer> {
  const known = layers.get(page) ?? askDataLayer(page, variation)
  layers.set(page, known)
  return known
}

async function askDataLayer(page: Page, variation: string): Promise<DataLayer> {
  const { site } = page
  const { locale, page: place } = page.context
  const body = {
    sessionToken: SESSION_TOKEN,
    context: { context: { localeKey: locale }, pageId: place.id, propertyId: place.propertyId },
    sourceURI: page.location().pathname,
    variation,
  }
  try {
    const call = { body, timeoutMs: DATA_LAYER_TIMEOUT_MS }
    const { component } = recordOf(await callJson(page, dataLayerCall(site), call))
    const { dataProperties, mvpOfferList } = recordOf(recordOf(component).data)
    return {
      dataProperties: impersonal(recordOf(dataProperties)),
      mvpOfferList: Array.isArray(mvpOfferList) ? mvpOfferList : [],
    }
  } catch (cause) {
    page.log('error', `data layer|${String(cause)}`)
    return { dataProperties: {}, mvpOfferList: [] }
  }
}

/**
 * Pushes the page's variables into the data layer under `page`, by the Adobe Client Data Layer's
 * convention.
 */
export async function pushDataLayer(page: Page): Promise<void> {
  const { dataProperties } = await getDataLayer(page)
  if (Object.keys(dataProperties).length > 0) pushToLayer({ page: dataProperties })
}
