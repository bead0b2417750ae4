import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Operation } from '../services/graphql/operation'
import type { Operations, QueryName } from '../services/graphql/operations'
import type { OverlayName } from '../services/overlays/overlays'
import type { Page } from '../services/page/page'
import type { PageContext } from '../services/page/page-context'

/**
 * When a placeholder comes to life (loader/README.md): `load`: at once. `idle`: when the browser has
 * nothing else to do. `visible`: when it comes near the screen; `visible:400`: within 400 pixels of it.
 * `presence`: the same, once the visitor has done anything on the page, at once for one whom the site
 * knows; for what is whole without a script: its links lead on, and only its buttons wait for one.
 * `interaction`: with the first thing that a visitor does to it; links wait for the script then, so it
 * is for what has none. `open`: when an overlay is first asked for by `overlay-open`; until then it
 * costs nothing, not even its styles. `media:(…)`: when the condition holds. `never`: the server's HTML
 * is all there is to it.
 */
export type When =
  | 'load'
  | 'idle'
  | 'visible'
  | `visible:${number}`
  | 'presence'
  | `presence:${number}`
  | 'interaction'
  | 'open'
  | `media:${string}`
  | 'never'

/** What every widget takes of its author (B.0); `ui/schema/base-props.schema.ts` describes them. */
export interface BaseProps {
  id: string
  anchorId: string
  audience: ('anonymous' | 'remembered' | 'authenticated')[]
  hideOn: ('XS' | 'S' | 'M' | 'L' | 'XL')[]
  headingLevel: number
  theme: 'light' | 'dark'
  analyticsId: string
  labels: Record<string, string>
}

/**
 * The overlays that a widget can open. `button`: without the overlay its control does nothing; the
 * author, the log of a development build and the log of the render service say so. `link`: the control
 * does the same elsewhere; only the log of a development build mentions it.
 */
export type Opens = { [N in OverlayName]?: 'button' | 'link' }

/** A query whose answer makes the first HTML complete; the server runs it before it renders. */
export type Preload = {
  [N in QueryName]: { query: Operation<N>; variables: Operations[N]['variables'] }
}[QueryName]

/** A widget's texts per locale, for the locales that have a translation. */
export type Translations<Labels = Record<string, string>> = Record<string, Partial<Labels>>

/** A component that shows a model and has no effects of its own. */
export type View<Props, Model> = ComponentType<{ props: Props; model: Model }>

/** Everything that the site needs to know of a widget. */
export interface Widget<Props extends BaseProps = BaseProps, Model = unknown> {
  /** The CMS's component type, and the name of the widget's folder. */
  type: string
  /** What an author sees in the list of components. */
  title: string
  group: 'Hotel' | 'Page' | 'Overlay' | 'Block'
  /** The contract with the CMS: props, defaults, author form and validation come from it. */
  schema: z.ZodType<Props>
  /** Turns props into all that the view shows; the only door to services. */
  useModel: (props: Props) => Model
  /** Turns props and model into markup. */
  View?: View<Props, Model>
  /**
   * In place of `View`, for what opens on demand: the view is downloaded with the first opening, as
   * long as the model's state is `closed` or `none` nothing is shown.
   */
  loadView?: () => Promise<View<Props, Model>>
  /**
   * Scripts that it needs beside its own before it is shown, where each page needs another: one of
   * several views. Those of a placed widget; without one all, for the server and for authors.
   */
  loadParts?: (placed?: { props: Props; page: Page }) => Promise<unknown>
  /**
   * Its own time, unless an author says otherwise: the laziest that no visitor can notice. Default
   * `load`. What the server cannot show (an audience, a question without an answer) is never lazier
   * than `visible`.
   */
  when?: When | ((props: Props, page: PageContext) => When)
  /**
   * Where it stays on the screen while the page scrolls: at the `top` of the window, or `below` what
   * stays there. As high as `stickyHeight` in `ui/tokens.ts` says; its content takes the pointer
   * (`pointer-events: auto`), as it may have slid away.
   */
  sticky?: (props: Props) => 'top' | 'below' | false
  /**
   * How it stands to its neighbours. `leads`: what follows belongs to it. `joins`: one after another
   * they are one grid. `page`: what is placed inside stands as on the page itself.
   */
  flow?: 'leads' | 'joins' | 'page'
  preload?: (props: Props, page: PageContext) => Preload[]
  /** The overlays of its page that it can open (`services/overlays`), with these props on such a page. */
  opens?: Opens | ((props: Props, page: PageContext) => Opens)
  /**
   * What search engines are told beside it, in schema.org's words: only what a visitor of the page
   * sees. The server prints it after the widget's HTML; no browser ever loads what makes it. `url`:
   * the page's own address.
   */
  structuredData?: (props: Props, page: PageContext, url: URL) => Promise<object | null>
  translations?: () => Promise<{ translations: Translations<Props['labels']> }>
  /**
   * Where its schema has changed: content is upgraded when it is read, wherever that is. A script of
   * its own, which a visitor's browser loads only for what no server has prepared.
   */
  upgrade?: () => Promise<{ upgrades: Upgrade[] }>
  author: {
    /** What the component is for, in one sentence for an author. */
    description: string
    /** Stands in its place in author mode when it has nothing to show. */
    emptyLabel: string
  }
}

/** Any widget, where its own props and model do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: a map of widgets has no common props type
export type AnyWidget = Widget<any, any>

export function defineWidget<Props extends BaseProps, Model>(
  widget: Widget<Props, Model>,
): Widget<Props, Model> {
  return widget
}

/** What a CMS keeps of a component: props that nobody has read yet. */
export type Content = Record<string, unknown>

/** From a former shape of a widget's content to the one after it; the oldest comes first. */
export interface Upgrade {
  /** What has changed, a sentence for the author. */
  title: string
  /** Whether content is of the former shape; never of what `to` has made. */
  from: (raw: Content) => boolean
  /** The same in the shape after it. Loses nothing that the author has set. */
  to: (raw: Content) => Content
}

/** A named case of a widget: drives its tests, its story and its screenshot. */
export interface Fixture<Input, Model = never> {
  /** As the CMS sends them. */
  props: Input
  /** Given, the view is shown with it and no service is asked. */
  model?: Model
  page?: Partial<Pick<PageContext, 'locale' | 'contextPath' | 'page' | 'mode' | 'answers'>>
  /** The fixture shows nothing, on purpose. */
  isEmpty?: boolean
}
