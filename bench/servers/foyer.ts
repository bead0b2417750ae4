/**
 * Renders cards as the site's pages are rendered: the whole way from a CMS's nodes, or (VARIANT=print)
 * only from widgets whose props have been read; bundled by contenders/foyer.mjs.
 */
import { pageContext } from '../../fixtures/pages'
import { prepareWidget } from '../../src/server/placeholder'
import { printPlaceholders } from '../../src/server/print-placeholder'
import { renderWidgets } from '../../src/server/render'
import { createServerStore } from '../../src/server/server-page'
import { cardProps } from '../page/card-props.mjs'
import { pageHtml } from '../page/shell.mjs'
import { answerWith } from './answer.mjs'

const asset = (js: string, ...imports: string[]) => ({ js, imports })

const context = pageContext()
const url = new URL('https://www.alderway.example/cards')
const log = (level: string, message: string) => void process.stderr.write(`${level}: ${message}\n`)
const site = {
  manifest: {
    css: 'widgets.css',
    loader: asset('loader.js'),
    mount: asset('mount.js', 'react.js'),
    widgets: { card: asset('card.js', 'react.js') },
  },
  assetBase: '/assets/',
  ask: () => Promise.reject(new Error('A card asks for nothing.')),
}

const nodes = (count: number) =>
  cardProps(count).map(({ id, ...props }) => ({ type: 'card', id: `c${id}`, props }))

async function whole(count: number): Promise<string> {
  const page = await renderWidgets({ ...site, context, url, log, widgets: nodes(count) })
  const body = [...page.placeholders.values()].join('')
  return pageHtml({ head: page.links + page.contextScript, body })
}

const prepared = new Map<number, Awaited<ReturnType<typeof prepareWidget>>[]>()

async function print(count: number): Promise<string> {
  const widgets =
    prepared.get(count) ??
    (await Promise.all(nodes(count).map((node) => prepareWidget(node, context.locale, log))))
  prepared.set(count, widgets)
  const store = createServerStore(context, url, log)
  return pageHtml({ body: printPlaceholders(widgets, store, log).join('') })
}

answerWith(process.env.VARIANT === 'print' ? print : whole)
