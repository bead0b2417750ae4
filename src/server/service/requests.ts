import { z } from 'zod'
import type { When } from '../../mapping/define-widget'
import { pageTypeOf } from '../../rules/pages/page-types'
import type { PageContext, PageMode } from '../../services/page/page-context'
import type { WidgetNode } from '../placeholder'
import type { RenderRequest } from '../render'
import type { ServiceConfig } from './config'

const node = z.object({
  type: z.string().min(1),
  id: z.string().min(1),
  props: z.record(z.string(), z.unknown()).default({}),
  children: z.array(z.unknown()).optional(),
  when: z.string().optional(),
})

const place = {
  /** The address that visitors ask for. */
  url: z.url({ protocol: /^https?$/ }),
  locale: z.string().optional(),
  mode: z.enum(['publish', 'edit', 'preview']).default('publish'),
  page: z.object({
    id: z.string().min(1),
    propertyId: z.string().optional(),
    mainHeading: z.string().optional(),
  }),
}

/** The body of `POST /page`. */
export const pageBody = z.object({ ...place, widgets: z.array(node) })

/** The body of `POST /placeholder`. */
export const placeholderBody = z.object({ ...place, widget: node })

export type PageBody = z.output<typeof pageBody>

/** What a service answers instead of HTML: `code` is permanent, the status at least 400. */
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

/** A body as its schema has it; what is wrong with it is said field by field. */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const { data, error } = schema.safeParse(body)
  if (!error) return data
  const problems = error.issues.map(
    ({ path, message }) => `${path.join('.') || 'body'}: ${message}`,
  )
  throw new BadRequest('invalid-body', problems.join('; '))
}

/** A component as the renderer takes it: what stands inside is one of its props. */
export function nodeOf({ type, id, props, children, when }: z.output<typeof node>): WidgetNode {
  const own = { type, id, props: children ? { ...props, children } : props }
  return when ? { ...own, when: when as When } : own
}

/** Everything that the renderer wants to know of a page beside its widgets. */
export function requestOf(
  config: ServiceConfig,
  { url, mode, page, ...body }: Omit<PageBody, 'widgets'> & { mode: PageMode },
): Omit<RenderRequest, 'widgets'> {
  const locale = config.locales.find((known) => known === body.locale) ?? config.locales[0]
  const { id, propertyId, mainHeading } = page
  const context: Omit<PageContext, 'answers'> = {
    locale,
    contextPath: config.contextPathOf(locale),
    page: {
      id,
      type: pageTypeOf(id),
      ...(propertyId ? { propertyId } : {}),
      ...(mainHeading ? { mainHeading } : {}),
    },
    mode,
    brand: config.brand,
    config: config.site,
  }
  const { manifest, assetBase, log, limitMs } = config
  return { context, url: new URL(url), manifest, assetBase, ask: config.ask(locale), log, limitMs }
}
