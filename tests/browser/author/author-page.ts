import { expect, type Page } from '@playwright/test'
import { FRAME } from '../loader/loader-page'
import { rewrite } from '../site'

/** The name of the edited page in the editor's protocol. */
export const PAGE = 'urn:foyer:/page'
export const MAIN = `${PAGE}/main`
export const resourceOf = (id: string) => `${PAGE}#${id}`

/** A placeholder as a CMS prints it for its author, without our server's HTML. */
export function placed(type: string, id: string, props: unknown, json = JSON.stringify(props)) {
  return `<foyer-widget type="${type}" id="${id}"><script type="application/json">${json.replace(/</g, '\\u003c')}</script></foyer-widget>`
}

/** A page of the sandbox as its author tier prints it. */
function asEdited(html: string): string {
  return html
    .replace('id="foyer-page">{', 'id="foyer-page">{"mode":"edit",')
    .replace(
      /<script type="module" async blocking="render" src="(\/assets\/loader\.js)"([^>]*)>/,
      '<script type="module" src="/assets/author/start.js" data-loader="$1"$2>',
    )
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<foyer-widget type="([^"]*)" id="([^"]*)"/g,
      `<foyer-widget type="$1" id="$2" data-aue-resource="${PAGE}#$2" data-aue-type="component"`,
    )
    .replace('<main ', `<main data-aue-resource="${MAIN}" data-aue-type="container" `)
}

interface EditOptions {
  /** A page of the sandbox. */
  path?: string
  /** Replaces the content of `<main>`. */
  main?: string
  bend?: (html: string) => string
}

/** Opens a page for its author and waits until all of it is shown. */
export async function edit(
  page: Page,
  { path = FRAME, main, bend = (html) => html }: EditOptions = {},
) {
  await rewrite(page, `**${path}`, (html) => {
    const filled =
      main === undefined
        ? html
        : html.replace(/(<main[^>]*>).*<\/body>/s, (_all, start) => `${start}${main}</main></body>`)
    return bend(asEdited(filled))
  })
  await page.goto(path)
  await isShown(page)
}

/** Every placeholder shows its component or an error. */
export async function isShown(page: Page) {
  await expect(page.locator('foyer-widget:not([status=mounted], [status=failed])')).toHaveCount(0)
}

/** Dispatches an editor event at the component, as Universal Editor's client does. */
export function tell(page: Page, name: string, detail: object, resource?: string) {
  return page.evaluate(
    ([type, given, target]) => {
      const element = target
        ? document.querySelector(`[data-aue-resource="${CSS.escape(target)}"]`)
        : document.body
      element?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: given }))
    },
    [name, detail, resource] as const,
  )
}

export function patch(page: Page, id: string, name: string, value: unknown) {
  const resource = resourceOf(id)
  const detail = { patch: { name, value }, request: { target: { resource } } }
  return tell(page, 'aue:content-patch', detail, resource)
}

export function update(id: string, content: string) {
  return { updates: [{ resource: resourceOf(id), type: 'component', content }] }
}

export const component = (page: Page, id: string) => page.locator(`foyer-widget[id="${id}"]`)

/** The note that only an author sees at a component. */
export const note = (page: Page, id: string) =>
  component(page, id).locator(':scope > div > [data-author-only]')
