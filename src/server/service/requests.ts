import { z } from 'zod'
import type { When } from '../../mapping/define-widget'
import { isEmptyList } from '../../mapping/fields'
import { errorInfo } from '../../rules/codes/error-info'
import { pageTypeOf } from '../../rules/pages/page-types'
import { isPrivatePage } from '../../rules/pages/private-pages'
import { contextPathOf } from '../../rules/site/define-site'
import type { SiteFile } from '../../rules/site/site'
import type { Log } from '../../services/page/log'
import type { PageContext, PageMode } from '../../services/page/page-context'
import { withAddress } from '../page-address'
import type { WidgetNode } from '../print/placeholder'
import type { RenderRequest } from '../render'
import { siteLocale } from '../site-locale'
import type { ServiceConfig } from './config'

const node = z.object({
  type: z.string().min(1),
  id: z.string().min(1),
  props: z.preprocess(
    (props) => (isEmptyList(props) ? {} : props),
    z.record(z.string(), z.unknown()).default({}),
  ),
  children: z.array(z.unknown()).optional(),
  when: z.string().optional(),
})

/** More levels of objects and lists than components have that authors place in each other. */
const MOST_LEVELS = 100
/** More components than a page has. */
const MOST_WIDGETS = 1000

/** A value that functions that call themselves can walk through without exhausting the stack. */
const shallow = z.custom((value) => !isTooDeep(value), {
  error: `It is nested in more than ${MOST_LEVELS} levels.`,
  abort: true,
})

const place = {
  /** The address that visitors request. */
  url: z.url({ protocol: /^https?$/ }),
  locale: z.string().optional(),
  mode: z.enum(['publish', 'edit', 'preview']).default('publish'),
  page: z.object({
    id: z.string().min(1),
    propertyId: z.string().optional(),
    /** The page is about a stay that is paid with points. */
    isRedemption: z.boolean().optional(),
    mainHeading: z.string().optional(),
  }),
  /** One of `ServiceConfig.sites`; default: the service's only or first site. */
  site: z.string().optional(),
  /** Where this page's visitors load the built files, in place of the site's `assetBase`. */
  assetBase: z
    .string()
    // A browser reads "\\" as "/", so that "/\\evil/" would be another host.
    .regex(/^(https?:\/\/[^\s/?#"'<>\\]+)?\/(?!\/)([^\s?#"'<>\\]*\/)?$/)
    .optional(),
  /** The CSP nonce of the response that contains the page. */
  nonce: z
    .string()
    .regex(/^[\w+/=-]+$/)
    .optional(),
  /** The visitor's `Cookie` header. The API gets it for a page of one visitor only. */
  cookie: z.string().max(8192).optional(),
}

/** The body of `POST /page`; `nodesOf` validates each node, so that one bad node fails alone. */
export const pageBody = z.object({ ...place, widgets: z.array(z.unknown()) })

/** The body of `POST /placeholder`. */
export const placeholderBody = z.object({
  ...place,
  widget: shallow.pipe(node),
})

export type PageBody = z.output<typeof pageBody>

/** An error response instead of HTML: `code` is permanent, the status at least 400. */
export class BadRequest extends Error {
  override name = 'BadRequest'
  constructor(
    readonly code: string,
    message: string,
    readonly statusCode = 400,
  ) {
    super(message)
  }
}

/** Validates a body by its schema; the error names each invalid field. */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const { data, error } = schema.safeParse(body)
  if (!error) return data
  const problems = error.issues.map(
    ({ path, message }) => `${path.join('.') || 'body'}: ${message}`,
  )
  throw new BadRequest('invalid-body', problems.join('; '))
}

/** Whether a value is nested so deeply that a function that calls itself would exhaust the stack. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
  }
  return false
}

/** Refuses a page of more components than a page has; `count` includes those inside of others. */
export function refuseTooMany(count: number): void {
  if (count > MOST_WIDGETS)
    throw new BadRequest('too-many-widgets', `A page has at most ${MOST_WIDGETS} widgets.`, 413)
}

/** The valid components of a page; logs the problems of the others. */
export function nodesOf(widgets: readonly unknown[], log: Log): WidgetNode[] {
  return widgets.flatMap((widget, index) => {
    const { data, error } = shallow.pipe(node).safeParse(widget)
    if (data) return nodeOf(data)
    const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    log('error', errorInfo('invalid-node', '', `widgets.${index}`, problems.join('; ')))
    return []
  })
}

/** Converts a component for the renderer, for which `children` is one of the props. */
export function nodeOf({ type, id, props, children, when }: z.output<typeof node>): WidgetNode {
  const own = { type, id, props: children ? { ...props, children } : props }
  return when ? { ...own, when: when as When } : own
}

/** The renderer's request for a page, without the widgets. */
export function requestOf(
  config: ServiceConfig,
  {
    url,
    mode,
    page,
    nonce,
    cookie,
    assetBase,
    ...body
  }: Omit<PageBody, 'widgets'> & { mode: PageMode },
): Omit<RenderRequest, 'widgets'> {
  const { manifest, log, limitMs } = config
  const site = siteOf(config, body.site)
  const locale = siteLocale(site, body.locale, log)
  const { id, propertyId, isRedemption, mainHeading } = page
  const asked: Omit<PageContext, 'answers'> = {
    locale,
    contextPath: contextPathOf(site, locale),
    page: {
      id,
      type: pageTypeOf(id),
      ...(propertyId ? { propertyId } : {}),
      ...(isRedemption ? { isRedemption } : {}),
      ...(mainHeading ? { mainHeading } : {}),
    },
    mode,
    site,
  }
  const context = withAddress(asked, new URL(url))
  const visitors = isPrivatePage(context.page) ? cookie : undefined
  return {
    context,
    url: new URL(url),
    manifest,
    assetBase: assetBase ?? site.assetBase,
    ...(nonce ? { nonce } : {}),
    ask: config.ask(locale, visitors),
    askRest: config.askRest?.(locale, visitors),
    log,
    limitMs,
  }
}

function siteOf({ site, sites }: ServiceConfig, name: string | undefined): SiteFile {
  if (name === undefined) return site
  const named = sites && Object.hasOwn(sites, name) ? sites[name] : undefined
  if (!named) throw new BadRequest('unknown-site', `The service has no site "${name}".`)
  return named
}
