/**
 * Renders cards as the site renders its pages. VARIANT=whole runs the full path from a CMS's nodes, with
 * cached content; `cold` runs it with new content; `print` starts from widgets whose props are already
 * parsed. contenders/foyer.mjs bundles this file.
 */
import { pageContext } from '../../fixtures/pages'
import { prepareWidget } from '../../src/server/print/placeholder'
import { printPlaceholders } from '../../src/server/print/print-placeholder'
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

async function whole(count: number, widgets = nodes(count)): Promise<string> {
  const page = await renderWidgets({ ...site, context, url, log, widgets })
  const body = [...page.placeholders.values()].join('')
  return pageHtml({ head: page.links + page.contextScript, body })
}

let pages = 0

/** Renders cards with unique texts: each ends with a new number of constant length. */
function cold(count: number): Promise<string> {
  pages += 1
  const number = String(pages).padStart(8, '0')
  const widgets = nodes(count).map(({ props, ...node }) => ({
    ...node,
    props: { ...props, text: `${props.text} ${number}` },
  }))
  return whole(count, widgets)
}

const prepared = new Map<number, Awaited<ReturnType<typeof prepareWidget>>[]>()

async function print(count: number): Promise<string> {
  const widgets =
    prepared.get(count) ??
    (await Promise.all(nodes(count).map((node) => prepareWidget(node, context, log))))
  prepared.set(count, widgets)
  const store = createServerStore(context, url, log)
  return pageHtml({ body: printPlaceholders(widgets, store, log).join('') })
}

const variants = { print, cold, whole: (count: number) => whole(count) }

answerWith(variants[process.env.VARIANT as keyof typeof variants])
